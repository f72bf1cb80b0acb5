// Each chart can be looked at closer: drawn anew from its own specification when a reader asks for it. The picture is there
// without, and the table below holds the same numbers.

const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const format = (value) => significant.format(value)

function make(name, className, text = '') {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  if (name === 'button') element.type = 'button'
  return element
}

// `assisted chatgpt: ×0.62 (0.55–0.70)`
function describe({ row, ratio, low, high }) {
  if (ratio == null) return ''
  const range = low == null ? '' : ` (${format(low)}–${format(high)})`
  return `${row === undefined ? '' : `${row}: `}×${format(ratio)}${range}`
}

function follow(figure) {
  const tip = make('p', 'tip')
  tip.role = 'status'
  figure.append(tip)
  return (event, datum) => {
    tip.textContent = datum === null ? '' : describe(datum)
    const { left, top } = figure.getBoundingClientRect()
    tip.style.left = `${Math.min(event.clientX - left + 12, figure.clientWidth - 160)}px`
    tip.style.top = `${event.clientY - top + 16}px`
  }
}

// Around the middle of the axis, which is logarithmic.
function scaleEnds([low, high], factor) {
  const middle = Math.sqrt(low * high)
  const half = Math.sqrt(high / low) ** factor
  return [middle / half, middle * half]
}

async function open(figure, picture, choices) {
  const box = make('div', 'interactive')
  const [{ draw }, spec] = await Promise.all([
    import('./interactive.js'),
    fetch(figure.dataset.chart).then((response) => {
      if (!response.ok) throw new Error(`the chart could not be read (${response.status})`)
      return response.json()
    }),
  ])
  picture.before(box)
  const view = await draw(spec, box, follow(figure))
  // One image: what its parts call themselves would be read out without saying anything.
  box.role = 'img'
  box.ariaLabel = picture.querySelector('title').textContent
  box.querySelector('svg').ariaHidden = 'true'
  const ways = [
    ['Zoom in', () => scaleEnds(view.ends(), 0.7)],
    ['Zoom out', () => scaleEnds(view.ends(), 1.4)],
    ['Whole', () => null],
  ]
  for (const [name, ends] of ways) {
    const button = make('button', '', name)
    button.addEventListener('click', () => view.zoom(ends()))
    choices.append(button)
  }
  return box
}

for (const figure of document.querySelectorAll('figure[data-chart]')) {
  const picture = figure.querySelector('svg')
  const choices = make('p', 'choices')
  const button = make('button', '', 'Look closer')
  choices.append(button)
  figure.querySelector('figcaption').append(choices)
  let box = null
  const show = (isOpen) => {
    picture.toggleAttribute('hidden', isOpen)
    box.hidden = !isOpen
    for (const other of choices.children) if (other !== button) other.hidden = !isOpen
    button.textContent = isOpen ? 'Back to the picture' : 'Look closer'
  }
  button.addEventListener('click', async () => {
    try {
      const isOpen = box !== null && !box.hidden
      if (box === null) {
        button.textContent = 'Loading …'
        button.disabled = true
        box = await open(figure, picture, choices)
      }
      show(!isOpen)
    } catch (error) {
      button.textContent = `Not here: ${error.message}`
    }
    button.disabled = false
    button.focus()
  })
}
