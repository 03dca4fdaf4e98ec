import {clampView, FITTED, maxScale, panBy, toggleZoom, zoomAt, zoomKey, type ZoomBox} from './zoom'

const box: ZoomBox = {width: 400, height: 600, pictureWidth: 400, pictureHeight: 457, maxScale: 3}

it.each([
  [1400, 350, 4],
  [300, 600, 1],
  [1000, 0, 1],
])('the largest scale of %d px shown on %d is %d', (natural, shown, scale) => {
  expect(maxScale(natural, shown)).toBe(scale)
})

describe('a view', () => {
  it('keeps its scale between 1 and the largest', () => {
    expect(clampView({scale: 9, x: 0, y: 0}, box).scale).toBe(3)
    expect(clampView({scale: 0.2, x: 50, y: 50}, box)).toEqual(FITTED)
  })

  it('never shows what is beside the picture', () => {
    const {x, y} = clampView({scale: 2, x: 999, y: -999}, box)
    expect(x).toBe((400 * 2 - 400) / 2)
    expect(y).toBeCloseTo(-(457 * 2 - 600) / 2)
  })

  it('does not move in a direction in which the picture is smaller than its frame', () => {
    expect(panBy({scale: 1.2, x: 0, y: 0}, 10, 30, box)).toEqual({scale: 1.2, x: 10, y: 0})
  })

  it('keeps the point under the fingers in its place', () => {
    const at = {x: 100, y: -50}
    const view = zoomAt({scale: 1, x: 0, y: 0}, 2, at, {...box, pictureHeight: 600})
    // The same point of the picture, (at - offset) / scale, before and after.
    expect((at.x - view.x) / view.scale).toBeCloseTo(100)
    expect((at.y - view.y) / view.scale).toBeCloseTo(-50)
  })

  it('keeps that point when the picture was enlarged and moved before', () => {
    const at = {x: 40, y: -30}
    const before = {scale: 2, x: 20, y: 10}
    const after = zoomAt(before, 3, at, {...box, pictureHeight: 600})
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
  })

  it('goes in and out by a tap', () => {
    const close = toggleZoom(FITTED, {x: 0, y: 0}, box)
    expect(close.scale).toBe(3)
    expect(toggleZoom(close, {x: 10, y: 10}, box)).toEqual(FITTED)
  })
})

it.each([
  ['+', 1.4],
  ['=', 1.4],
  ['Enter', 3],
  [' ', 3],
])('the key %j enlarges to %d', (key, scale) => {
  expect(zoomKey(FITTED, key, box)?.scale).toBeCloseTo(scale)
})

it('the key minus makes it smaller, around the middle', () => {
  expect(zoomKey({scale: 2.8, x: 28, y: 14}, '-', box)).toEqual({scale: 2, x: 20, y: 10})
  expect(zoomKey(FITTED, '-', box)).toEqual(FITTED)
})

it('leaves arrow keys to the gallery until the picture is enlarged', () => {
  for (const [key, x, y] of [
    ['ArrowLeft', 60, 0],
    ['ArrowRight', -60, 0],
    ['ArrowUp', 0, 60],
    ['ArrowDown', 0, -60],
  ] as const) {
    expect(zoomKey(FITTED, key, box)).toBeNull()
    expect(zoomKey({scale: 2, x: 0, y: 0}, key, box)).toMatchObject({scale: 2, x, y})
  }
  expect(zoomKey({scale: 2, x: 9, y: 9}, '0', box)).toEqual(FITTED)
  expect(zoomKey({scale: 2, x: 9, y: 9}, 'a', box)).toBeNull()
})
