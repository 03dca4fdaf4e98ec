import {cloth, type Form} from '../../drawing/cloth'
import {plastic} from '../../drawing/look'
import type {Piece, Surface} from '../../drawing/pieces'
import {ball, tube} from '../../drawing/tubes'
import {add, clamp, curve, smooth, type Vec3} from '../../drawing/vec'

/** Roundness of the corners of a sling at its head and foot; 0..1 of its half width. */
export const softEnds = (v: number): number => {
  const end = Math.min(1, Math.min(v, 1 - v) / 0.13)
  return 0.62 + 0.38 * Math.sqrt(1 - (1 - end) ** 2)
}

/** Side profile of a lying child: x towards the feet, y up, centimetres. */
type Profile = readonly (readonly [number, number])[]

/** A cloth seat hung between the two sides of a frame. */
export interface Sling {
  readonly profile: Profile
  /** Half the width along the profile, 0 at the head. */
  readonly half: (v: number) => number
  /** How far the cloth hangs below its edges. */
  readonly sag: number
}

/** Point on the cloth of a sling: u from side to side, v from head to foot. */
export const slingForm = ({profile, half, sag}: Sling): Form => {
  const path = curve(
    profile.map(([x, y]) => [x, y, 0] as Vec3),
    10,
  )
  return (u, v) => {
    const at = clamp(v, 0, 1) * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(at))
    const [a, b] = [path[i] as Vec3, path[i + 1] as Vec3]
    const t = at - i
    const s = u * 2 - 1
    const hang = sag * (1 - s * s) * Math.sin(Math.PI * clamp(v * 0.94 + 0.03, 0, 1)) ** 0.8
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - hang, s * half(v)]
  }
}

/** The edge of a form all around, from the foot on the left over the head to the right. */
export const edgeOf = (form: Form): Vec3[] => [
  ...Array.from({length: 31}, (_, i) => form(0, 1 - i / 30)),
  ...Array.from({length: 9}, (_, i) => form((i + 1) / 10, 0)),
  ...Array.from({length: 31}, (_, i) => form(1, i / 30)),
  ...Array.from({length: 10}, (_, i) => form(1 - (i + 1) / 10, 1)),
]

/** A soft bib that holds the child: between the legs and around the waist. */
export const bib = (form: Form, surface: Surface, binding: Surface, at: number): Piece[] => {
  const cover: Form = (a, b) => {
    const v = at - 0.25 * b
    const wide = 0.09 + 0.34 * smooth(0.35, 1, b)
    const u = 0.5 + (a - 0.5) * 2 * wide
    const lift = 0.8 + 2.6 * Math.sin(b * 2.1) * (1 - (a * 2 - 1) ** 2 * 0.75)
    return add(form(u, v), [lift * 0.3, lift, 0])
  }
  const rim = [
    ...Array.from({length: 13}, (_, i) => cover(0, i / 12)),
    ...Array.from({length: 12}, (_, i) => cover((i + 1) / 12, 1)),
    ...Array.from({length: 12}, (_, i) => cover(1, 1 - (i + 1) / 12)),
  ]
  return [
    ...cloth(cover, surface, {u: 14, v: 14, lining: binding, flip: true}),
    ...tube(rim, 0.4, binding, {piece: 5}),
    ...[-1, 1].map((s) => ball(cover(0.5 + s * 0.42, 0.94), 0.9, plastic)),
  ]
}
