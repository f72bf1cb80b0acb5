// Two published campaigns beside each other, from their published.json; the choice is told in the address: #a=…&b=…

const section = document.querySelector('#choose')
const heads = [...section.querySelectorAll('tbody th')]
const ids = heads.map((head) => head.querySelector('a').textContent)
// What was found to be wrong with a report since.
const errata = new Map(heads.map((head, place) => [ids[place], head.querySelector('.versus')?.textContent]))
const state = new URLSearchParams(location.hash.slice(1))
const make = (name, text = '', ...children) => {
  const element = document.createElement(name)
  element.textContent = text
  element.append(...children)
  return element
}

const result = document.createElement('section')
result.setAttribute('aria-live', 'polite')
const choices = ['a', 'b'].map((key, place) => {
  const select = document.createElement('select')
  select.name = key
  for (const id of ids) select.append(new Option(id, id))
  select.value = ids.includes(state.get(key)) ? state.get(key) : (ids[1 - place] ?? ids[0])
  select.addEventListener('change', show)
  const label = make('label', `${key.toUpperCase()} `, select)
  return { select, label }
})
const form = make('div', '', ...choices.map(({ label }) => label))
form.className = 'chosen'
section.before(form, result)

const read = new Map()
function load(id) {
  if (!read.has(id)) {
    read.set(
      id,
      fetch(`../reports/${encodeURIComponent(id)}/published.json`).then((response) => {
        if (!response.ok) throw new Error(`${id} could not be read (${response.status})`)
        return response.json()
      }),
    )
  }
  return read.get(id)
}

async function show() {
  const [a, b] = choices.map(({ select }) => select.value)
  history.replaceState(null, '', `#${new URLSearchParams({ a, b })}`)
  try {
    const [one, other] = await Promise.all([load(a), load(b)])
    result.replaceChildren(...compare(one, other))
  } catch (error) {
    read.clear()
    result.replaceChildren(
      make('p', `Nothing can be compared: ${error.message}. The page has to be served, not opened as a file.`),
    )
  }
}

function compare(a, b) {
  const versions = new Map(b.projects.map(({ slug, sourceHash, lockHash }) => [slug, sourceHash + lockHash]))
  const shared = a.projects.filter(({ slug }) => versions.has(slug))
  const changed = shared.filter(({ slug, sourceHash, lockHash }) => versions.get(slug) !== sourceHash + lockHash)
  const [hostsA, hostsB] = [a, b].map(({ hosts }) => [...new Set(hosts.map(({ stratum }) => stratum))].sort().join())
  const quantity = a.leading === b.leading ? a.leading : 'cpu'
  const noun = { energy: 'energy', cpu: 'CPU time' }[quantity]
  const notes = [
    ...new Set([a, b].flatMap(({ id }) => (errata.get(id) ? [`${id} was ${errata.get(id)}.`] : []))),
    `${shared.length} of ${a.projects.length} projects of A are in B (${b.projects.length}).`,
    ...(a.datasetVersion === b.datasetVersion
      ? []
      : [`The projects are not the same: ${changed.length} of the shared ones changed.`]),
    ...(hostsA === hostsB ? [] : ['Hosts or their states differ: each ratio is still formed on its own.']),
    ...(a.leading === b.leading ? [] : ['Energy was measured in one of the two only: CPU time is shown.']),
  ]
  const answers = new Map(b.answers.map((answer) => [answer.id, answer]))
  const groups = new Map(b.groups.map((group) => [`${group.mode} ${group.model}`, group]))
  const name = (group) => `${group.mode} ${group.model}`
  return [
    make('h2', `A and B: ${noun}`),
    make('ul', '', ...notes.map((note) => make('li', note))),
    table(
      `Models and modes of both: ${noun} against the author's code without its plots`,
      a.groups
        .filter((group) => groups.has(name(group)))
        .map((group) => row(name(group), group, groups.get(name(group)), quantity)),
    ),
    table(
      `Answers of both: ${noun} against the author's code without its plots`,
      a.answers
        .filter(({ id }) => answers.has(id))
        .map((answer) => row(answer.id, answer, answers.get(answer.id), quantity)),
    ),
  ]
}

// As the reports write a ratio: by the decimals that show on which side of 1 each end lies and that the ends differ, from two to
// four on, or two digits of what is too large or too small for them.
const digits = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 })
const write = (value, decimals) => (value >= 10 || value < 0.1 ? digits.format(value) : value.toFixed(decimals))
const showsSide = (end, decimals) => Math.sign(Number(end.toFixed(decimals)) - 1) === Math.sign(end - 1)
const isShown = (ends, decimals) => ends.every((end) => showsSide(end, decimals))
const areApart = ([low, high], decimals) => low === high || low.toFixed(decimals) !== high.toFixed(decimals)
const decimalsOf = (ends) =>
  [2, 3].find((decimals) => isShown(ends, decimals) && areApart(ends, decimals)) ?? (isShown(ends, 4) ? 4 : 2)
// 1.00 would hide on which side of 1 an end lies.
const writeEnd = (end, decimals) => (showsSide(end, decimals) ? write(end, decimals) : end < 1 ? '<1' : '>1')
const ratioOf = (each, quantity) =>
  whyNot(each) !== null
    ? null
    : (each.ratios[quantity].find(({ baseline }) => baseline === 'original-headless') ?? null)

// By what the reports call them. Null: they may be compared.
const GATES = { worse: 'less accurate', 'not-settled': 'accuracy not settled', null: 'accuracy unknown' }
function whyNot({ attempted, passed, validity, metric, ratios }) {
  if (metric === undefined)
    return ratios.cpu.some(({ verdict }) => verdict === 'not-comparable') ? 'not comparable' : null
  if (attempted === false) return 'not tried'
  if (passed === false) return 'failed'
  return validity?.verdict === 'suspect' ? 'suspect' : (GATES[metric.verdict] ?? null)
}

function formatRatio(ratio, why) {
  if (why !== null) return why
  if (ratio?.estimate == null || ratio.quality !== 'measured') return '–'
  if (ratio.interval == null) return `×${write(ratio.estimate, 2)}`
  const decimals = decimalsOf(ratio.interval)
  const [low, high] = ratio.interval.map((end) => writeEnd(end, decimals))
  return `×${write(ratio.estimate, decimals)} (${low}–${high})`
}

function row(name, one, other, quantity) {
  const [a, b] = [ratioOf(one, quantity), ratioOf(other, quantity)]
  const cells = [formatRatio(a, whyNot(one)), formatRatio(b, whyNot(other)), judge(a, b)]
  const head = make('th', name)
  head.scope = 'row'
  return make('tr', '', head, ...cells.map((text, place) => cell(text, HEADS[place + 1])))
}

function judge(a, b) {
  const isMeasured = [a, b].every((ratio) => ratio?.interval != null && ratio.quality === 'measured')
  if (!isMeasured) return 'not compared'
  if (b.interval[1] < a.interval[0]) return '▼ B uses less'
  if (a.interval[1] < b.interval[0]) return '▲ B uses more'
  return '● intervals overlap'
}

const HEADS = ['Of what', 'A', 'B', 'Told apart']

const keep = (text) => Object.assign(make('span', text), { className: 'together' })

function cell(text, label) {
  const [before, interval] = text.split(/ (?=\()/)
  const element = interval === undefined ? make('td', text) : make('td', `${before} `, keep(interval))
  element.dataset.label = label
  return element
}

function table(caption, rows) {
  const head = make('tr', '', ...HEADS.map((text) => Object.assign(make('th', text), { scope: 'col' })))
  const element = make('table', '', make('caption', caption), make('thead', '', head), make('tbody', '', ...rows))
  const frame = make('div', '', element)
  frame.className = 'frame'
  frame.tabIndex = 0
  frame.role = 'group'
  frame.ariaLabel = caption
  return rows.length === 0 ? make('p', `${caption}: none.`) : frame
}

if (ids.length > 1) await show()
else result.append(make('p', 'One campaign alone can not be compared.'))
