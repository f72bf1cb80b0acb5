/**
 * What GitHub's runner would obey in a job's log (ActionCommand.cs: TryParseV2, TryParse): lines by .NET's ReadLine, and
 * comparisons by culture, to which a character without weight, and a mark that combines, stands for nothing.
 */
export function obeyedCommands(log: string): string[] {
  const lines = log.split(/\r\n|\r|\n/)
  return lines.filter((line) => {
    const weighed = line.trimStart().replace(/[\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    return /^\s*::[^:]*::/.test(weighed) || /##\[[^\]]*\]/.test(weighed)
  })
}
