// A comfort for who reads: sort by a heading, filter projects by name, choose assumptions. The page reads whole without it.

// What is shown is told in the address, so that a link leads to the same: #place;sort.results.0=2d;filter=knn;executions=6
const decode = (text) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const [, ...told] = location.hash.slice(1).split(';')
const state = new Map(told.map((part) => part.split('=').map(decode)))
function tell(key, value) {
  if (value === null) state.delete(key)
  else state.set(key, value)
  const parts = [...state].map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
  history.replaceState(null, '', `#${[location.hash.slice(1).split(';')[0], ...parts].join(';')}`)
}

for (const section of document.querySelectorAll('section')) {
  const tables = [...section.querySelectorAll('.frame > table')]
  tables.forEach((table, number) => {
    const body = table.tBodies[0]
    if (5 > body.rows.length) return
    const key = `sort.${section.id}.${number}`
    const heads = [...table.tHead.rows[0].cells]
    const sort = (column, direction) => {
      for (const other of heads) other.removeAttribute('aria-sort')
      heads[column].ariaSort = direction === 1 ? 'ascending' : 'descending'
      body.append(...[...body.rows].sort((a, b) => compareCells(a.cells[column], b.cells[column], direction)))
    }
    heads.forEach((head, column) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.append(...head.childNodes)
      head.append(button)
      button.addEventListener('click', () => {
        const direction = head.ariaSort === 'ascending' ? -1 : 1
        sort(column, direction)
        tell(key, `${column}${direction === 1 ? 'a' : 'd'}`)
      })
    })
    const [, column, order] = /^(\d+)([ad])$/.exec(state.get(key) ?? '') ?? []
    if (heads[column]) sort(Number(column), order === 'a' ? 1 : -1)
  })
}

// What has no number stays at the end in both directions.
function compareCells(a, b, direction) {
  const [first, second] = [a, b].map((cell) => cell.dataset.value ?? cell.textContent.trim())
  if (first === '' || second === '') return (first === '') - (second === '')
  const order = 'value' in a.dataset ? first - second : first.localeCompare(second, 'en', { numeric: true })
  return direction * order
}

// What stands in such a table is a base times what the reader assumes.
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const formatNumber = (value) => significant.format(value).replace('-', '−')
for (const choices of document.querySelectorAll('.assumptions')) {
  const inputs = [...choices.querySelectorAll('input')]
  const cells = choices.nextElementSibling.querySelectorAll('[data-base]')
  const multiply = () => {
    const chosen = new Map()
    for (const input of inputs) {
      const value = input.dataset.scale === 'exponent' ? 10 ** input.valueAsNumber : input.valueAsNumber
      chosen.set(input.name, value)
      input.nextElementSibling.value = formatNumber(value)
      input.ariaValueText = formatNumber(value)
    }
    for (const cell of cells) {
      const value = cell.dataset.of.split(' ').reduce((all, name) => all * chosen.get(name), Number(cell.dataset.base))
      cell.dataset.value = value
      cell.querySelector('.figure').textContent = formatNumber(value)
    }
  }
  for (const input of inputs) {
    const chosen = Number(state.get(input.name) ?? Number.NaN)
    if (Number.isFinite(chosen)) input.value = chosen
    input.addEventListener('input', () => {
      multiply()
      tell(input.name, input.value)
    })
  }
  choices.hidden = false
  multiply()
}

const list = document.querySelector('.projects')
if (list?.children.length > 8) {
  const input = document.createElement('input')
  input.type = 'search'
  input.className = 'filter'
  input.placeholder = 'Filter projects'
  input.ariaLabel = 'Filter projects'
  const status = document.createElement('p')
  status.className = 'filtered'
  status.role = 'status'
  const filter = () => {
    const wanted = input.value.toLowerCase()
    for (const project of list.children)
      project.hidden = !project.firstElementChild.textContent.toLowerCase().includes(wanted)
    const shown = [...list.children].filter((project) => !project.hidden).length
    status.textContent = wanted === '' ? '' : `${shown} of ${list.children.length} projects`
  }
  input.addEventListener('input', () => {
    filter()
    tell('filter', input.value === '' ? null : input.value)
  })
  list.before(input, status)
  input.value = state.get('filter') ?? ''
  filter()
}

// Projects that are open are part of what is shown.
const projects = [...document.querySelectorAll('details.project')]
const opened = new Set((state.get('open') ?? '').split(','))
for (const project of projects) {
  if (opened.has(project.id)) project.open = true
  project.addEventListener('toggle', () => {
    if (isPrinting) return
    const open = projects.filter((each) => each.open).map(({ id }) => id)
    tell('open', open.length === 0 ? null : open.join(','))
  })
}

// On paper nothing can be opened.
let isPrinting = false
let folded = []
addEventListener('beforeprint', () => {
  isPrinting = true
  folded = [...document.querySelectorAll('details:not([open])')]
  for (const each of folded) each.open = true
})
addEventListener('afterprint', () => {
  for (const each of folded) each.open = false
  setTimeout(() => {
    isPrinting = false
  })
})

// A link to what is folded opens it.
function openTarget() {
  const target = document.getElementById(decode(location.hash.slice(1).split(';')[0]))
  if (target === null) return
  for (let each = target.closest('details'); each; each = each.parentElement.closest('details')) each.open = true
  target.scrollIntoView()
}
addEventListener('hashchange', openTarget)
openTarget()
