import {rod} from '../drawing/tubes'
import {sideboard, books} from './props'
import {n} from '../drawing/canvas'
import {type Stage, oak, back} from './stage'
import {plankFloor, rug, skirting, wall} from './surfaces'

/** The nursery by lamplight. */
export const night: Stage = {
  paint: (b) => {
    wall(b, '#55626d', back)
    plankFloor(b, '#8d7354', back)
    skirting(b, '#77828a', back)
    const {width, height} = b.canvas
    b.upright(-128, 96, -52, 206, back + 0.6, '#7d8890')
    b.upright(
      -124,
      100,
      -56,
      202,
      back + 0.7,
      b.gradient(
        [-124, 202, back],
        [-56, 100, back],
        [
          {at: 0, colour: '#2b3a4c'},
          {at: 1, colour: '#4d6178'},
        ],
      ),
    )
    const [mx, my] = b.at(-78, 178, back)
    b.canvas.draw(
      `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(6.5 * b.camera.scale)}" fill="#f4ecd2"/><circle cx="${n(mx + 3 * b.camera.scale)}" cy="${n(my - 2 * b.camera.scale)}" r="${n(5.6 * b.camera.scale)}" fill="#34455a"/>`,
    )
    b.segment([-90, 98, back + 1], [-90, 204, back + 1], '#7d8890', 2)
    b.segment([-126, 151, back + 1], [-54, 151, back + 1], '#7d8890', 2)
    rug(b, 16, 6, 124, 66, '#a59c8c')
    const glow = b.at(118, 92, -60)
    const id = b.canvas.define(
      (key) =>
        `<radialGradient id="${key}" gradientUnits="userSpaceOnUse" cx="${n(glow[0])}" cy="${n(glow[1])}" r="${n(width * 0.62)}"><stop offset="0" stop-color="#ffe2ac" stop-opacity=".78"/><stop offset=".35" stop-color="#ffd9a0" stop-opacity=".32"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>`,
    )
    b.canvas.draw(`<rect width="${width}" height="${height}" fill="url(#${id})"/>`)
  },
  props: () => [
    ...sideboard(92, -96, 60, oak, 50),
    ...rod([118, 50, -78], [118, 74, -78], 1, {hex: '#b59a6a', finish: 'metal'}),
    ...rod(
      [118, 74, -78],
      [118, 98, -78],
      (t) => 15 - 5 * t,
      {hex: '#ffe9c4', finish: 'lacquer'},
      {piece: 4},
    ),
    ...books(104, 50, -70, ['#b05a3c', '#35506b']),
  ],
}
