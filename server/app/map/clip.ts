import type {Pixel} from './line-code'

/** An edge of a box: inside of it, `side` times the coordinate is at least `side` times the limit. */
type Edge = readonly [axis: 0 | 1, limit: number, side: 1 | -1]

function cross(a: Pixel, b: Pixel, [axis, limit]: Edge): Pixel {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The part of a ring within a box (Sutherland and Hodgman); empty for a ring outside. */
export function clipRing(ring: readonly Pixel[], [x1, y1, x2, y2]: readonly number[]): Pixel[] {
  const edges: readonly Edge[] = [
    [0, x1 ?? 0, 1],
    [1, y1 ?? 0, 1],
    [0, x2 ?? 0, -1],
    [1, y2 ?? 0, -1],
  ]
  return edges.reduce<Pixel[]>(
    (points, edge) => {
      const [axis, limit, side] = edge
      const isIn = (point: Pixel) => (point[axis] - limit) * side >= 0
      return points.flatMap((point, index) => {
        const before = points[(index + points.length - 1) % points.length] ?? point
        const entered = isIn(point) === isIn(before) ? [] : [cross(before, point, edge)]
        return isIn(point) ? [...entered, point] : entered
      })
    },
    [...ring],
  )
}
