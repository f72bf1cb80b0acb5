/** A place on [-1, 1] and what the value there counts. */
export interface QuadratureNode {
  readonly at: number
  readonly weight: number
}

/** Newton's iteration on the Legendre polynomial (Press et al., Numerical Recipes, § 4.6.1). */
function legendreRule(points: number): QuadratureNode[] {
  return Array.from({ length: points }, (_, i) => {
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
    return { at: x, weight: 2 / ((1 - x * x) * slope * slope) }
  })
}

/** A rule of `panels` equal parts with `points` nodes each. */
export function compositeRule(panels: number, points: number): QuadratureNode[] {
  const panel = legendreRule(points)
  const centres = Array.from({ length: panels }, (_, p) => (2 * p + 1) / panels - 1)
  return centres.flatMap((centre) =>
    panel.map(({ at, weight }) => ({ at: centre + at / panels, weight: weight / panels })),
  )
}
