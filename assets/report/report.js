// A comfort for long tables: sort by a click on a heading, filter projects by name. The page reads whole without it.
for (const table of document.querySelectorAll('section > .frame > table')) {
  const body = table.tBodies[0]
  if (5 > body.rows.length) continue
  const heads = [...table.tHead.rows[0].cells]
  heads.forEach((head, column) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...head.childNodes)
    head.append(button)
    button.addEventListener('click', () => {
      const direction = head.ariaSort === 'ascending' ? -1 : 1
      for (const other of heads) other.removeAttribute('aria-sort')
      head.ariaSort = direction === 1 ? 'ascending' : 'descending'
      body.append(...[...body.rows].sort((a, b) => compareCells(a.cells[column], b.cells[column], direction)))
    })
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
  for (const input of inputs) input.addEventListener('input', multiply)
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
  input.addEventListener('input', () => {
    const wanted = input.value.toLowerCase()
    for (const project of list.children)
      project.hidden = !project.firstElementChild.textContent.toLowerCase().includes(wanted)
  })
  list.before(input)
}

// A link to what is folded opens it.
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const folded = target?.closest('details')
  if (!folded) return
  folded.open = true
  target.scrollIntoView()
}
addEventListener('hashchange', openTarget)
openTarget()
