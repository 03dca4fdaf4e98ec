type Point = readonly [number, number]

/** Distance of a point from the line through two others; from the first where they are the same. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** A line with fewer points that stays within the tolerance (Douglas and Peucker); both ends remain. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const retained = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part
    const [a, b] = [points[first], points[last]]
    let far = -1
    let farthest = tolerance
    for (let index = first + 1; index < last; index += 1) {
      const point = points[index]
      const away = point && a && b ? distance(point, a, b) : 0
      if (away > farthest) [far, farthest] = [index, away]
    }
    if (far < 0) continue
    retained.add(far)
    open.push([first, far], [far, last])
  }
  return points.filter((_, index) => retained.has(index))
}
