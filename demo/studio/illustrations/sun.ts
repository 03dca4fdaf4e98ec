import {cloth, seam, type Form} from '../drawing/cloth'
import {
  aluminium,
  darkCloth,
  fabric,
  graphite,
  leather,
  liningOf,
  plastic,
  type Look,
} from '../drawing/look'
import {moveAll, type Piece} from '../drawing/pieces'
import {bar, box} from '../drawing/solids'
import {ball, rod, tube} from '../drawing/tubes'
import {curve, lerp, turnAbout, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {hood, hoodForm, type HoodSpec} from './parts/hood'
import {stitch, trace} from './parts/sewn'

const panels = 8

/** A jaw that grips a tube, standing on its lower cheek. */
const clamp = (): Piece[] => [
  box([-3.4, 0, -1.9], [3.6, 1.9, 1.9], plastic, {bevel: 0.5}),
  box([-3.4, 1.9, -1.9], [-1.7, 6.4, 1.9], plastic, {bevel: 0.5}),
  box([-3.4, 6.4, -1.9], [3.6, 8.4, 1.9], plastic, {bevel: 0.5}),
  box([-1.7, 2.1, -1.7], [-1.1, 6.2, 1.7], {...leather, hex: '#5b5d60', finish: 'rubber'}),
  ...rod([1.9, 8.4, 0], [1.9, 4.9, 0], 0.55, aluminium),
  ...rod([1.9, 4.9, 0], [1.9, 4.3, 0], 1.25, plastic),
  ...rod([1.9, 8.4, 0], [1.9, 9.4, 0], 0.8, aluminium),
  bar([-0.3, 10.1, 0], [4.1, 10.1, 0], 1.2, 1.4, plastic),
]

/** Open canopy: `u` round it, `v` from the tip to the rim; ribs where u is a multiple of 1/8. */
const openForm: Form = (u, v) => {
  const a = u * Math.PI * 2
  const f = (u * panels) % 1
  const between = Math.sin(Math.PI * f)
  const flat = Math.cos(Math.PI / panels) / Math.cos((f - 0.5) * ((2 * Math.PI) / panels))
  const arc = v * 1.02
  const r = 41 * Math.sin(arc) * lerp(1, flat, 0.85) * (1 - 0.035 * between * v ** 3)
  const y = 30 * (Math.cos(arc) - 1) - 0.9 * between * v * (1 - v) * 3
  return [r * Math.sin(a), y, r * Math.cos(a)]
}

/** Closed: the panels fold into soft pleats round the pole. */
const closedForm: Form = (u, v) => {
  const a = u * Math.PI * 2
  const pleat = 1 + 0.34 * Math.cos(a * panels) * Math.min(1, v * 3)
  const r = (0.5 + 4.6 * Math.sin(Math.min(1, v * 1.12) * 2.4) * (1 - 0.25 * v)) * pleat
  const twist = a + v * 0.5
  return [r * Math.sin(twist), -v * 44, r * Math.cos(twist)]
}

/** Parasol: 68 across, on a flexible pole with a clamp. */
const parasol = (look: Look, pose: string): Piece[] => {
  const closed = pose === 'closed'
  const main = fabric(look)
  const form = closed ? closedForm : openForm
  const tip: Vec3 = [0, 96, 0]
  const top: Piece[] = [
    ...cloth(form, main, {
      u: closed ? 64 : 48,
      v: closed ? 20 : 14,
      flip: true,
      lining: liningOf(look),
      ...(closed
        ? {crease: (u: number) => 0.16 * (1 - Math.cos(u * Math.PI * 2 * panels)) * 0.5}
        : {}),
    }),
    ...rod([0, -0.6, 0], [0, 3.4, 0], (t) => 0.95 - 0.5 * t, graphite),
    ball([0, 3.5, 0], 0.75, graphite),
  ]
  if (closed)
    top.push(
      ...cloth(
        (u, v) => {
          const a = u * Math.PI * 2
          return [5.5 * Math.sin(a), -25.4 - 2.4 * v, 5.5 * Math.cos(a)]
        },
        darkCloth,
        {u: 32, v: 1, flip: true, lining: null},
      ),
    )
  else
    for (let k = 0; k < panels; k++) {
      const u = k / panels + 0.0005
      top.push(
        ...seam(form, (t) => [u, 0.05 + 0.94 * t], main, {
          flip: true,
          width: 0.3,
          tone: -0.22,
          opacity: 0.7,
          steps: 14,
        }),
        ...tube(
          trace(form, (t) => [u, 0.12 + 0.88 * t], 8, -0.5),
          0.24,
          graphite,
        ),
        ball(form(u, 1), 0.6, graphite),
        ...rod(trace(form, () => [u, 0.5], 1, 0.6)[0] as Vec3, [0, -17, 0], 0.16, aluminium),
        ...stitch(form, (t) => [(k + 0.02 + 0.96 * t) / panels, 0.965], main, {
          flip: true,
          steps: 6,
        }),
      )
    }
  if (!closed) top.push(...rod([0, -15.6, 0], [0, -18.4, 0], 1.1, plastic))
  const tilt = turnAbout([0, 62, 0], [0, 0, 1], closed ? 0 : -20)
  const head = moveAll(
    moveAll(top, {point: ([x, y, z]) => [x, y + tip[1], z], direction: (d) => d, scale: 1}),
    tilt,
  )
  const upper = [tip, [0, 80, 0], [0, 62, 0]].map((p) => tilt.point(p as unknown as Vec3))
  const stem: Vec3[] = curve([...upper.slice(2), [-0.6, 50, 0], [0, 38, 0]], 6)
  return [
    ...head,
    ...tube([upper[0] as Vec3, upper[1] as Vec3, upper[2] as Vec3], 0.62, aluminium),
    ball(upper[2] as Vec3, 1.15, plastic),
    ...tube(stem, 0.85, graphite, {piece: 2}),
    ...rod([0, 38.6, 0], [0, 36, 0], 1.2, plastic),
    ...rod([0, 36, 0], [0, 8, 0], 0.72, aluminium),
    ...rod([0, 12, 0], [0, 8, 0], 1.15, plastic),
    ...clamp(),
  ]
}

/** Canopy: a long-reaching hood over bows, with its side clips. */
const canopy = (look: Look, pose: string): Piece[] => {
  const spec: HoodSpec = {
    hinge: [0, 6],
    halfWidth: 20.5,
    reach: [34, 41],
    sweep: pose === 'folded' ? [152, 82] : [158, 9],
    panels: pose === 'folded' ? 3 : 4,
    surface: fabric(look),
    lining: liningOf(look),
    binding: darkCloth,
    visor: false,
  }
  const form = hoodForm(spec)
  const out: Piece[] = hood(spec)
  for (const s of [-1, 1]) {
    const z = s * 22.4
    out.push(
      ball([0, 6, z + s * 0.4], 2.3, plastic),
      ball([0, 6, z + s * 2.2], 1.1, aluminium),
      box([-1.6, 0, z - 1.1], [1.6, 5.4, z + 1.1], plastic, {bevel: 0.5}),
    )
  }
  const v = 0.5
  out.push(...stitch(form, (t) => [0.3 + 0.4 * t, v + 0.18], fabric(look), {flip: true, steps: 20}))
  return out
}

export const sun: Readonly<Record<string, Build>> = {parasol, canopy}
