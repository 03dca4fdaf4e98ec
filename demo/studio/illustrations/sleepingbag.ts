import {cloth, formNormal, seam, type Form} from '../drawing/cloth'
import {brass, fabric, leather, liningOf, secondFabric} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {ball} from '../drawing/tubes'
import {add, clamp, lerp, mul, smooth, turnAbout, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {hanger, rail} from './parts/rail'
import {patch, piping, stitch, zip} from './parts/sewn'

interface Make {
  readonly length: number
  /** Half the loft of the filling, centimetres. */
  readonly loft: number
  /** Number of quilted rows; 0 leaves the cloth plain. */
  readonly rows: number
  readonly main: Surface
  readonly second: Surface
  readonly lining: Surface
  readonly trim: Surface
}

const armpit = 15

/** Height of the upper edge at `s` (-1..1 across): neck, shoulder, armhole. */
const edge = (s: number, neck: number): number => {
  const a = Math.abs(s)
  if (a < 0.4) return -neck * Math.sqrt(1 - (a / 0.4) ** 2)
  if (a < 0.66) return -(a - 0.4) * 5
  return -1.3 - (armpit - 1.3) * ((a - 0.66) / 0.34) ** 0.48
}

/** Share of a panel's rows above the armpits; below it they run level. */
const yoke = 0.25

const hem = (s: number, length: number): number => {
  const a = Math.max(0, (Math.abs(s) - 0.6) / 0.4)
  return -length + 9 * (1 - Math.sqrt(Math.max(0, 1 - a * a)))
}

/** Front (side 1) or back (side -1), hanging: shoulders at y = 0, face to z; u across, v down. */
const panel = (make: Make, side: number, flat: boolean): Form => {
  const {length, loft, rows} = make
  return (u, v) => {
    const s = Math.sin((u - 0.5) * Math.PI)
    const low = (v - yoke) / (1 - yoke)
    const level = -armpit - 0.6
    const y =
      v < yoke
        ? lerp(edge(s, side === 1 ? 7 : 2.4), level, v / yoke)
        : lerp(level, hem(s, length), low)
    const down = clamp(-y / length, 0, 1)
    const half = 17.4 + 6.6 * smooth(0.18, 0.95, down)
    const round = Math.max(0, 1 - s * s) ** 0.5 * Math.max(0.05, 1 - clamp(low, 0, 1) ** 14) ** 0.5
    const open = 0.35 + 0.65 * smooth(0, 0.25, down)
    const puff = rows > 0 && low > 0 ? Math.abs(Math.sin(low * rows * Math.PI)) ** 0.7 * 1.1 : 0
    const soft = 0.5 * Math.sin(s * 5 + down * 4) * smooth(0.2, 0.6, down) * (rows > 0 ? 0.3 : 1)
    const z = (loft * open + puff * smooth(0.02, 0.16, Math.abs(s)) + soft) * round
    return [s * half, y, side * (flat && side === -1 ? 0.3 : Math.max(0.15, z))]
  }
}

const hanging = (make: Make, flat: boolean): Piece[] => {
  const front = panel(make, 1, flat)
  const back = panel(make, -1, flat)
  const fold = (u: number, v: number): number => {
    if (make.rows > 0) {
      const f = (((v - yoke) / (1 - yoke)) * make.rows) % 1
      return v < yoke - 0.01 ? 0 : 0.2 * Math.max(0, 1 - Math.min(f, 1 - f) / 0.2)
    }
    return 0.06 * Math.max(0, Math.sin(u * 21 + Math.sin(v * 7) * 2)) * v
  }
  const out: Piece[] = [
    ...cloth(front, make.main, {
      u: 24,
      v: make.rows > 0 ? 44 : 28,
      flip: true,
      lining: make.lining,
      crease: fold,
    }),
    ...cloth(back, make.main, {
      u: 24,
      v: 20,
      lining: make.lining,
      // When it lies flat, only the neck of the back is visible.
      ...(flat ? {hole: (_u: number, v: number) => v > 0.4} : {}),
    }),
  ]
  for (let k = 0; k < make.rows; k++)
    out.push(
      ...seam(front, (t) => [0.03 + 0.94 * t, yoke + (k / make.rows) * (1 - yoke)], make.main, {
        flip: true,
        width: 0.2,
        tone: -0.2,
        opacity: 0.6,
        steps: 22,
      }),
    )
  out.push(
    ...piping(front, (t) => [t, 0], 0.42, make.trim, 60),
    ...piping(back, (t) => [t, 0], 0.42, make.trim, 60),
    ...zip(front, (t) => [0.5, 0.9 - 0.885 * t], make.second, {
      steps: 40,
      flip: true,
      pull: leather,
      size: 1.2,
    }),
    ...stitch(front, (t) => [0.475, 0.02 + 0.9 * t], make.main, {steps: 36, flip: true}),
    ...stitch(front, (t) => [0.525, 0.02 + 0.9 * t], make.main, {steps: 36, flip: true}),
    ...stitch(front, (t) => [0.06 + 0.88 * t, 0.975], make.main, {steps: 24, flip: true}),
    ...patch(front, [0.66, make.rows > 0 ? yoke + 0.102 : 0.33], [3.4, 2.4], leather, {flip: true}),
  )
  for (const u of [0.322, 0.678]) {
    const p = add(front(u, 0.04), mul(formNormal(front, u, 0.04, true), 0.2))
    out.push(ball(p, 0.85, brass))
  }
  return out
}

const build = (make: Make, pose: string): Piece[] => {
  if (pose === 'flat') {
    const middle: Vec3 = [0, 0, -make.length / 2]
    const lay = turnAbout([0, 0, 0], [1, 0, 0], -90)
    return moveAll(hanging(make, true), {
      ...lay,
      point: (p) => add(add(lay.point(p), [0, 0.4, 0]), middle),
    })
  }
  const height = make.length + 22
  const hung = moveAll(hanging(make, false), {
    point: (p) => add(p, [0, height - 8.4, 0]),
    direction: (d) => d,
    scale: 1,
  })
  return [...rail(height, 48, 36), ...hanger([0, height + 1.2, 0], 13), ...hung]
}

export const sleepingbag: Readonly<Record<string, Build>> = {
  summer: (look, pose) =>
    build(
      {
        length: 84,
        loft: 1.8,
        rows: 0,
        main: fabric(look),
        second: secondFabric(look),
        lining: liningOf(look),
        trim: secondFabric(look),
      },
      pose,
    ),
  winter: (look, pose) =>
    build(
      {
        length: 88,
        loft: 3.2,
        rows: 11,
        main: fabric(look, 'down'),
        second: secondFabric(look),
        lining: liningOf(look),
        trim: secondFabric(look),
      },
      pose,
    ),
}
