import {linear, n, pathOf, radial, stops, type Canvas} from './canvas'
import {shade} from './colour'
import {convexHull} from './order'
import {glossOf} from './paint-solid'
import type {PaintContext} from './paint'
import {wheelPlane, type Ball, type Line, type Tube, type Wheel} from './pieces'
import {add, clamp, cross, dot, length, mul, sub, unit, type Vec2, type Vec3} from './vec'

interface Section {
  readonly p: Vec3
  readonly side: Vec3
  readonly view: Vec3
  readonly r: number
}

const sectionsOf = (tube: Tube, {camera}: PaintContext): Section[] => {
  const pts = tube.points
  return pts.map((p, i) => {
    const from = pts[i - 1] ?? tube.before ?? p
    const to = pts[i + 1] ?? tube.next ?? p
    const view = unit(sub(camera.position, p))
    const across = cross(unit(sub(to, from)), view)
    return {
      p,
      view,
      r: tube.radii[i] as number,
      side: length(across) < 0.05 ? camera.right : unit(across),
    }
  })
}

const openLight = (normal: Vec3, towards: Vec3): number =>
  0.32 + 0.38 + 0.1 * normal[1] + 0.43 * Math.max(0, (dot(normal, towards) + 0.28) / 1.28)

/** Paints a length of tube as bands of light along it, then the shade on it. */
export const paintTube = (canvas: Canvas, context: PaintContext, tube: Tube): void => {
  const {camera, lighting} = context
  const last = tube.points.length - 1
  const first = tube.points[0] as Vec3
  const px = camera.scaleAt(first)
  const bands = clamp(Math.round(Math.max(...tube.radii) * px * 0.5) + 3, 4, 10)
  const sections = sectionsOf(tube, context)
  const along = unit(sub(tube.points[last] as Vec3, first))
  paintCaps(canvas, context, tube)
  const opacity = tube.surface.opacity ?? 1
  const attributes = opacity < 1 ? ` opacity="${opacity}"` : ''
  const edge = (i: number, k: number): Vec2 => {
    const s = sections[i] as Section
    const slip = (i === 0 && tube.before) || (i === last && tube.next) ? (i === 0 ? -0.1 : 0.1) : 0
    return camera.project(add(add(s.p, mul(along, slip)), mul(s.side, s.r * k)))
  }
  const mid = sections[Math.floor((last + 1) / 2)] as Section
  const front = unit(sub(mid.view, mul(along, dot(mid.view, along))))
  const side = unit(cross(along, mid.view))
  const strip = (k: number): string =>
    pathOf([...sections.map((_, i) => edge(i, k)), ...sections.map((_, i) => edge(last - i, 1))])
  for (let band = 0; band < bands; band++) {
    const k = -1 + (2 * band + 1) / bands
    const normal = unit(add(mul(side, k), mul(front, Math.sqrt(1 - k * k))))
    const gloss = glossOf(tube.surface, normal, mid.view, lighting.towards)
    const colour = shade(tube.surface.hex, openLight(normal, lighting.towards), gloss)
    canvas.draw(`<path d="${strip(-1 + (2 * band) / bands)}" fill="${colour}"${attributes}/>`)
  }
  const veil = (i: number): number => {
    const s = sections[i] as Section
    const normal = unit(add(mul(s.view, 0.6), mul(lighting.towards, 0.5)))
    const share =
      lighting.tone(add(s.p, mul(normal, s.r)), normal) / openLight(normal, lighting.towards)
    return clamp((1 - share) * 0.8, 0, 0.7)
  }
  const [v0, v1] = [veil(0), veil(last)]
  if (Math.max(v0, v1) < 0.03) return
  const shadow = shade(tube.surface.hex, 0.22)
  const fill = linear(canvas, camera.project(first), camera.project(tube.points[last] as Vec3), [
    {at: 0, colour: shadow, opacity: v0},
    {at: 1, colour: shadow, opacity: v1},
  ])
  canvas.draw(`<path d="${strip(-1)}" fill="${fill}"${attributes}/>`)
}

const paintCaps = (canvas: Canvas, context: PaintContext, tube: Tube): void => {
  const {camera, lighting} = context
  const cap = (i: number, towards: number): void => {
    const centre = tube.points[i] as Vec3
    const out = unit(sub(centre, tube.points[towards] as Vec3))
    const u = unit(cross(out, Math.abs(out[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
    const v = cross(out, u)
    const r = tube.radii[i] as number
    const ring = Array.from({length: 20}, (_, k) => {
      const a = (k / 20) * Math.PI * 2
      return camera.project(add(centre, add(mul(u, Math.cos(a) * r), mul(v, Math.sin(a) * r))))
    })
    const markup = `<path d="${pathOf(ring)}" fill="${shade(tube.surface.hex, lighting.tone(centre, out))}"/>`
    if (dot(out, sub(camera.position, centre)) > 0) context.after(markup)
    else canvas.draw(markup)
  }
  const last = tube.points.length - 1
  if (tube.capStart) cap(0, 1)
  if (tube.capEnd) cap(last, last - 1)
}

export const paintBall = (canvas: Canvas, context: PaintContext, ball: Ball): void => {
  const {camera, lighting} = context
  const c = camera.project(ball.centre)
  const r = ball.radius * camera.scaleAt(ball.centre)
  const view = unit(sub(camera.position, ball.centre))
  const open = lighting.tone(add(ball.centre, mul(view, ball.radius)), view)
  const gloss = glossOf(ball.surface, unit(add(view, lighting.towards)), view, lighting.towards)
  const light = camera.project(add(ball.centre, mul(lighting.towards, ball.radius * 0.6)))
  const fill = radial(
    canvas,
    c,
    r,
    [
      {at: 0, colour: shade(ball.surface.hex, open + 0.24, gloss)},
      {at: 0.5, colour: shade(ball.surface.hex, open + 0.02)},
      {at: 1, colour: shade(ball.surface.hex, open - 0.3)},
    ],
    light,
  )
  canvas.draw(`<circle cx="${n(c[0])}" cy="${n(c[1])}" r="${n(r)}" fill="${fill}"/>`)
}

export const paintLine = (canvas: Canvas, context: PaintContext, line: Line): void => {
  const {camera, lighting} = context
  const mid = line.points[Math.floor(line.points.length / 2)] as Vec3
  const view = sub(camera.position, mid)
  if (dot(line.normal, view) <= 0) return
  const px = camera.scaleAt(mid)
  const tone = lighting.tone(mid, line.normal) + line.tone
  const dash = line.dash
    ? ` stroke-dasharray="${n(line.dash[0] * px)} ${n(line.dash[1] * px)}"`
    : ''
  canvas.draw(
    `<path d="${pathOf(line.points.map(camera.project), false)}" fill="none" stroke="${shade(line.surface.hex, tone)}" stroke-opacity="${line.opacity}" stroke-width="${n(Math.max(0.5, line.width * px), 2)}" stroke-linecap="${line.dash ? 'butt' : 'round'}" stroke-linejoin="round"${dash}/>`,
  )
}

/** A gradient across a wheel, for light on a ring whose normals lean outwards by `lean`. */
const ringFill = (
  canvas: Canvas,
  hex: string,
  light: Vec2,
  radius: number,
  tones: readonly [number, number],
  gloss = 0,
): string => {
  const l = Math.hypot(light[0], light[1]) || 1
  const [x, y] = [(light[0] / l) * radius, (light[1] / l) * radius]
  const list = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    at: t,
    colour: shade(hex, tones[0] + (tones[1] - tones[0]) * t, t > 0.8 ? gloss : 0),
  }))
  return `url(#${canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(-x, 2)}" y1="${n(-y, 2)}" x2="${n(x, 2)}" y2="${n(y, 2)}">${stops(list)}</linearGradient>`,
  )})`
}

const annulus = (outer: number, inner: number): string => {
  const circle = (r: number): string =>
    `M${n(-r, 2)} 0A${n(r, 2)} ${n(r, 2)} 0 1 0 ${n(r, 2)} 0A${n(r, 2)} ${n(r, 2)} 0 1 0 ${n(-r, 2)} 0Z`
  return circle(outer) + circle(inner)
}

/** Paints a wheel in its own plane, in centimetres: tyre, rim, spokes, hub. */
export const paintWheel = (canvas: Canvas, context: PaintContext, wheel: Wheel): void => {
  const {camera, lighting} = context
  const toEye = sub(camera.position, wheel.centre)
  const axle = dot(wheel.axle, toEye) < 0 ? mul(wheel.axle, -1) : wheel.axle
  const [u, v] = wheelPlane(wheel)
  const c = camera.project(wheel.centre)
  const at = (d: Vec3, k: number): Vec2 => {
    const p = camera.project(add(wheel.centre, mul(d, k)))
    return [(p[0] - c[0]) / k, (p[1] - c[1]) / k]
  }
  const [pu, pv, pa] = [at(u, wheel.radius), at(v, wheel.radius), at(axle, wheel.width)]
  const light: Vec2 = [dot(lighting.towards, u), dot(lighting.towards, v)]
  const inPlane = Math.hypot(light[0], light[1])
  const head = dot(lighting.towards, axle)
  const open = clamp(
    lighting.tone(add(wheel.centre, mul(axle, wheel.width)), axle) / 0.95,
    0.45,
    1.1,
  )
  const group = (offset: number, inner: string): void =>
    canvas.draw(
      `<g transform="matrix(${n(pu[0], 4)} ${n(pu[1], 4)} ${n(pv[0], 4)} ${n(pv[1], 4)} ${n(c[0] + pa[0] * offset, 2)} ${n(c[1] + pa[1] * offset, 2)})">${inner}</g>`,
    )
  const tonesAt = (radialPart: number, axialPart: number): readonly [number, number] => {
    const base = 0.62 + 0.42 * Math.max(-0.2, head * axialPart)
    const swing = 0.5 * inPlane * radialPart
    return [(base - swing) * open, (base + swing) * open]
  }
  const {radius: R, tyre: t, width: w} = wheel
  const turned = Math.abs(dot(axle, unit(toEye)))
  if (turned < 0.42) paintTread(canvas, context, wheel, axle, open)
  const rings = 8
  for (let i = 0; i <= rings; i++) {
    const phi = (-0.5 + i / rings) * Math.PI
    const outer = R - t / 2 + (t / 2) * Math.cos(phi)
    const fill = ringFill(
      canvas,
      wheel.surface.hex,
      light,
      outer,
      tonesAt(Math.cos(phi), Math.sin(phi)),
      0.05,
    )
    group(
      (w / 2) * Math.sin(phi),
      `<path fill-rule="evenodd" d="${annulus(outer, R - t)}" fill="${fill}"/>`,
    )
  }
  for (let i = 1; i <= 4; i++) {
    const phi = Math.PI / 2 - (i / 4) * 1.2
    const outer = R - t / 2 - (t / 2) * Math.cos(phi)
    const fill = ringFill(
      canvas,
      wheel.surface.hex,
      light,
      outer,
      tonesAt(-Math.cos(phi), Math.sin(phi)),
    )
    group(
      (w / 2) * Math.sin(phi),
      `<path fill-rule="evenodd" d="${annulus(outer, R - t - 0.05)}" fill="${fill}"/>`,
    )
  }
  paintRim({canvas, wheel, group, light, tonesAt, open, head})
}

/** The tread of a wheel seen nearly edge-on, where rings alone would leave gaps. */
const paintTread = (
  canvas: Canvas,
  {camera, lighting}: PaintContext,
  wheel: Wheel,
  axle: Vec3,
  open: number,
): void => {
  const {radius: R, tyre: t, width: w} = wheel
  const [u, v] = wheelPlane(wheel)
  const hull = convexHull(
    [-80, -45, -15, 15, 45, 80].flatMap((degrees) => {
      const phi = (degrees * Math.PI) / 180
      const r = R - t / 2 + (t / 2) * Math.cos(phi)
      const c = add(wheel.centre, mul(axle, (w / 2) * Math.sin(phi)))
      return Array.from({length: 32}, (_, i) => {
        const a = (i / 32) * Math.PI * 2
        return camera.project(add(c, add(mul(u, r * Math.cos(a)), mul(v, r * Math.sin(a)))))
      })
    }),
  )
  const [from, to] = [-1, 1].map((s) =>
    camera.project(add(wheel.centre, mul(axle, (s * w) / 2))),
  ) as [Vec2, Vec2]
  const list = [-0.9, -0.5, 0, 0.5, 0.9].map((s, i) => {
    const normal = unit(add(mul(axle, s), mul(camera.back, Math.sqrt(1 - s * s))))
    return {at: i / 4, colour: shade(wheel.surface.hex, openLight(normal, lighting.towards) * open)}
  })
  canvas.draw(`<path d="${pathOf(hull)}" fill="${linear(canvas, from, to, list)}"/>`)
}

interface RimContext {
  readonly canvas: Canvas
  readonly wheel: Wheel
  readonly group: (offset: number, inner: string) => void
  readonly light: Vec2
  readonly tonesAt: (radialPart: number, axialPart: number) => readonly [number, number]
  readonly open: number
  readonly head: number
}

const paintRim = ({canvas, wheel, group, light, tonesAt, open, head}: RimContext): void => {
  const {radius: R, tyre: t, width: w, rim, accent, style} = wheel
  const edge = R - t
  const depth = w * 0.12
  const solidTone = (0.66 + 0.4 * head) * open
  const hub = Math.max(R * 0.14, 1.1)
  const lip = style === 'wire' ? R * 0.045 : R * 0.085
  if (style === 'disc' || style === 'caster') {
    const face = ringFill(canvas, rim.hex, light, edge, [solidTone - 0.16, solidTone + 0.16])
    group(0, `<circle r="${n(edge, 2)}" fill="${face}"/>`)
    const dish = ringFill(canvas, rim.hex, [-light[0], -light[1]], edge, [
      solidTone - 0.14,
      solidTone + 0.1,
    ])
    group(depth * 0.3, `<circle r="${n(edge * 0.78, 2)}" fill="${dish}"/>`)
    const count = style === 'disc' ? 6 : 0
    let holes = ''
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      holes += `<circle cx="${n(Math.cos(a) * edge * 0.56, 2)}" cy="${n(Math.sin(a) * edge * 0.56, 2)}" r="${n(edge * 0.13, 2)}" fill="${shade(rim.hex, solidTone - 0.42)}"/>`
    }
    group(depth * 0.3, holes)
  } else {
    const barrel = ringFill(canvas, rim.hex, [-light[0], -light[1]], edge, [
      solidTone - 0.38,
      solidTone - 0.05,
    ])
    group(
      -depth,
      `<path fill-rule="evenodd" d="${annulus(edge + 0.05, edge - lip * 0.9)}" fill="${barrel}"/>`,
    )
    group(depth, spokes(canvas, wheel, edge - lip * 0.5, hub, solidTone))
    const face = ringFill(canvas, rim.hex, light, edge, tonesAt(0.5, 0.8), 0.12)
    group(
      depth,
      `<path fill-rule="evenodd" d="${annulus(edge + 0.08, edge - lip)}" fill="${face}"/>`,
    )
  }
  const cap = ringFill(canvas, rim.hex, light, hub, [solidTone - 0.2, solidTone + 0.25], 0.08)
  const centre = ringFill(
    canvas,
    accent.hex,
    light,
    hub * 0.55,
    [solidTone - 0.15, solidTone + 0.2],
    0.1,
  )
  group(depth * 1.2, `<circle r="${n(hub, 2)}" fill="${cap}"/>`)
  group(depth * 1.8, `<circle r="${n(hub * 0.58, 2)}" fill="${centre}"/>`)
}

const spokes = (canvas: Canvas, wheel: Wheel, reach: number, hub: number, tone: number): string => {
  const hex = wheel.rim.hex
  let out = ''
  if (wheel.style === 'wire') {
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2
      const b = a + (i % 2 ? 0.5 : -0.5)
      out += `<path d="M${n(Math.cos(b) * hub * 0.9, 2)} ${n(Math.sin(b) * hub * 0.9, 2)}L${n(Math.cos(a) * reach, 2)} ${n(Math.sin(a) * reach, 2)}" stroke="${shade(hex, tone + (i % 2 ? 0.1 : -0.12), 0.1)}" stroke-width="${n(wheel.radius * 0.016, 3)}"/>`
    }
    return out
  }
  const count = 5
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + 0.3
    const lit = tone + 0.16 * Math.cos(a + Math.PI / 2 - 2.2)
    const p = (r: number, d: number): string =>
      `${n(Math.cos(a + d) * r, 2)} ${n(Math.sin(a + d) * r, 2)}`
    const fill = ringFill(canvas, hex, [Math.cos(a + 1.57), Math.sin(a + 1.57)], reach, [
      lit - 0.1,
      lit + 0.12,
    ])
    out += `<path d="M${p(hub * 0.8, -0.6)}Q${p(reach * 0.5, -0.1)} ${p(reach, -0.2)}L${p(reach, 0.2)}Q${p(reach * 0.5, 0.1)} ${p(hub * 0.8, 0.6)}Z" fill="${fill}"/>`
    out += `<path d="M${p(hub * 1.3, 0)}L${p(reach * 0.96, 0)}" stroke="${shade(hex, lit - 0.25)}" stroke-width="${n(wheel.radius * 0.03, 2)}" stroke-linecap="round" stroke-opacity=".6"/>`
  }
  return out
}
