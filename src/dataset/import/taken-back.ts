/**
 * What permissive licences say themselves of what they don't give or promise, and honest notes beside them; in small letters,
 * without quotes. What a text adds in their midst stays.
 */
const OWN: readonly RegExp[] = [
  // MIT, ISC, BSD, Zlib
  /\bwithout restriction, including without limitation\b/g,
  /\bwithout restriction(?=,? (?:the rights|subject to))/g,
  /\bpermission (?:is hereby granted|notice)\b/g,
  /\bwith(?: or |\/)without (?:fee|modifications?)\b/g,
  /\bnot limited to\b/g,
  /\bno event\b/g,
  /\bwithout (?:any )?(?:even )?(?:the )?(?:(?:express(?:ed)?|implied)(?: or implied)? )?warrant(?:y|ies)\b/g,
  /\bno (?:express or implied )?(?:guarantees?|liability|representations?|responsibility|warrant(?:y|ies))\b/g,
  /\bexcept as contained in this notice\b/g,
  /\bneither (?:the )?names?\b/g,
  /\b(?:(?:may|must|shall) )?not be used (?:in advertising|to endorse or promote products)\b/g,
  /\b(?:derived from this|deal(?:- )?ings in (?:the|this|these data files or)|distribution of the) software,? without (?:specific,? )?(?:prior,? )?(?:written )?(?:prior )?(?:authori[sz]ation|permission)\b/g,
  /\bshould not be interpreted as representing\b/g,
  /\bno attribution\b|\bwithout fee(?=,| is hereby granted)/g,
  /\bmust not (?:be misrepresented|claim that you wrote)\b/g,
  /\blimitations? of liability\b/g,
  // Apache, with the exceptions of LLVM
  /\bshall not include works that remain\b/g,
  /\bnon-exclusive, no-charge, royalty-free, irrevocable\b/g,
  /\bexcept as (?:required for reasonable and customary use|stated in this section)\b/g,
  /\bexcluding (?:communication that is conspicuously marked|those notices that do not pertain)\b/g,
  /\bnot a contribution\b/g,
  /\bfor informational purposes only and do not modify\b/g,
  /\bcannot be construed as modifying\b/g,
  /\bunless (?:required by applicable law|you explicitly state otherwise)\b/g,
  /\bwithout (?:any additional terms or conditions|limitation)\b/g,
  /\bdoes not grant permission to use the trade ?names\b/g,
  /\bsolely responsible for determining\b/g,
  /\bapplies only to those patent claims\b/g,
  /\bunder no legal theory\b/g,
  /\bcharge a fee for, acceptance\b/g,
  /\bonly on your own behalf and on your sole responsibility, not on behalf of\b/g,
  /\bonly if you agree to indemnify\b/g,
  /\bmay not use this file except in compliance\b/g,
  /\bpermissions and limitations under the license\b/g,
  /\bdon t include the brackets\b/g,
  /\bwithout complying with the conditions of sections\b/g,
  /\bonly in their entirety and only with respect to the combined software\b/g,
  /\botherwise exclude such section\(s\) of\b/g,
  /\blicense and restrictions? (?:terms at the top|which apply to that software)\b/g,
  /\bunless such copies or derivative works are solely in the form of machine-executable\b/g,
  // CC0
  /\b(?:is not a law firm and )?does not (?:create an attorney-client relationship|provide legal services)\b/g,
  /\bwithout (?:any expectation of additional consideration|fear of later claims)\b/g,
  /\bnot in contravention of\b/g,
  /\blimitations (?:and disclaimers|in paragraph)\b/g,
  /\bnot be subject to revocation\b/g,
  /\bshall not invalidate the remainder\b/g,
  /\bwill not \(i\) exercise any of his or her remaining\b/g,
  /\bno trademark or patent rights held by affirmer\b/g,
  /\bwhether or not discoverable\b/g,
  /\bother rights required for any use of the work\b/g,
  /\bis not a party to this document and has no duty\b/g,
  // honest notes: whose a project is, which parts have terms of their own
  /\b(?:is|are) (?:in no way|not(?: in any way)?) (?:affiliated|associated|connected|endorsed|sponsored)\b/g,
  /\bis not an official(?:ly supported)? [^.;]{1,60}? (?:product|project)\b/g,
  /\bnot (?:be )?(?:liable|responsible)\b/g,
  /\b(?:except|unless)(?: as| when| where)?(?: otherwise)? (?:documented|indicated|noted|specified|stated)\b/g,
  /\bif not, (?:see|write)\b/g,
  /\bdo not edit\b|\bis not standalone and requires a support library\b/g,
  /\bno (?:copyright is claimed|reassurances that the source code provided does not infringe|support or guarantee)\b/g,
  /\bappreciated but is not required\b|\bthe following 2 lines \(only\)|\bsolely in the commit message\b/g,
  /\bnot the copyright of any single person\b/g,
  /\bonly changes to the repositories\b/g,
]

const DENIES =
  /\b(?:no|not|none|neither|never|cannot|(?<!-)only|solely|exclusively|without|unless|except|exclud(?:es?|ed|ing)|prohibit\w{0,20}|forbid\w{0,20}|restrict\w{0,20}|disallow\w{0,20}|limit(?:s|ed (?:by|to)|ations?)|den(?:y|ies|ied)|proprietary|confidential|revok\w{0,20}|required?|requires|fees?|pay|paid|buy|purchased?|banned|illegal|unlawful|refrain|negotiated|reserved (?:for|to)|cc[ -]by[ -]n[cd]|commons clause|following (?:additional|extra|further))\b|n t\b/
const PURPOSE =
  /\bnon[- ]{0,2}commercial|\b(?:academic|educational|evaluation|personal|private|research)(?:,? (?:and|or) \w{1,40})? (?:licen[cs]e|purposes?|use)\b|\bfor (?:\w{1,40} )?(?:education|research|study|teaching)\b/
const COMMERCIAL = /(?<!\bnon[- ]{0,2})commercial/
/** What somebody wants who does not give it for commerce. */
const ASKS =
  /\b(?:agreement|ask|commercial licen[cs]e|consent|contact|e-?mail|must|needs?|obtain|permission|reserved?|separate)\b/

/** Whether a text of a permissive licence still denies or limits anything where what such a licence says itself is taken away. */
export function takesBack(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/(?:[\s"'`’“”*_#>]|\/\/)+/g, ' ')
  const rest = OWN.reduce((left, own) => left.replaceAll(own, ' '), plain)
  return rest.split(/[.;!?](?=\s|$)/).some(limits)
}

const limits = (sentence: string) =>
  DENIES.test(sentence) || (COMMERCIAL.test(sentence) ? ASKS : PURPOSE).test(sentence)

/** How a paragraph begins that tells of parts by others. */
const OF_PARTS =
  /^\W{0,200}(?:[\w./()-]{1,60}[\s:,]{1,3}){0,8}?(?:(?:third|3rd)[- ]?part(?:y|ies)\b|bundle[sd]?\b|vendored\b|include[sd]? (?:\w{1,40} ){0,3}(?:code|parts?|portions?|software)\b|(?:adapted|borrowed|copied|derived|ported|taken) from\b)/i
const RIGHTS = /\bcopyright\b|©|\(c\)/i

/** The text up to the first paragraph from the `from`th character on that tells of others' parts, with it, where rights in them follow. */
export function cutParts(paragraphs: readonly string[], from: number): string {
  let at = 0
  for (const [index, paragraph] of paragraphs.entries()) {
    const isHead = at > from && OF_PARTS.test(paragraph)
    if (isHead && paragraphs.slice(index + 1).some((each) => RIGHTS.test(each))) {
      return paragraphs.slice(0, index + 1).join(' ')
    }
    if (isHead) break
    at += paragraph.length + 1
  }
  return paragraphs.join(' ')
}
