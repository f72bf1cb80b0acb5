/** Nodes and weights of a rule on [-1, 1]. */
export interface QuadratureRule {
  readonly nodes: Float64Array
  readonly weights: Float64Array
}

/** Newton's iteration on the Legendre polynomial (Press et al., Numerical Recipes, § 4.6.1). */
function legendreRule(points: number): QuadratureRule {
  const nodes = new Float64Array(points)
  const weights = new Float64Array(points)
  for (let i = 0; i < points; i++) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (points + 0.5))
    let slope = 1
    for (let step = 0; step < 50; step++) {
      let [previous, current] = [1, x]
      for (let n = 2; n <= points; n++) {
        ;[previous, current] = [current, ((2 * n - 1) * x * current - (n - 1) * previous) / n]
      }
      slope = (points * (x * current - previous)) / (x * x - 1)
      const move = current / slope
      x -= move
      if (Math.abs(move) < 1e-16) break
    }
    nodes[i] = x
    weights[i] = 2 / ((1 - x * x) * slope * slope)
  }
  return { nodes, weights }
}

/** A rule of `panels` equal parts with `points` nodes each. */
export function compositeRule(panels: number, points: number): QuadratureRule {
  const panel = legendreRule(points)
  const nodes = new Float64Array(panels * points)
  const weights = new Float64Array(panels * points)
  for (let p = 0; p < panels; p++) {
    const centre = (2 * p + 1) / panels - 1
    for (let i = 0; i < points; i++) {
      nodes[p * points + i] = centre + (panel.nodes[i] ?? 0) / panels
      weights[p * points + i] = (panel.weights[i] ?? 0) / panels
    }
  }
  return { nodes, weights }
}
