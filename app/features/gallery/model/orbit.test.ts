import {degreesOf, dollied, dragged, eyeOf, orbitKey, START, turned} from './orbit'

it('turns half way round by dragging 300 px', () => {
  expect(dragged(START, 300, 0).azimuth).toBeCloseTo(START.azimuth - Math.PI)
})

it('goes neither under the floor nor over the top', () => {
  expect(turned(START, 0, -9).elevation).toBe(-0.15)
  expect(turned(START, 0, 9).elevation).toBe(1.4)
})

it('comes no nearer than the model is large', () => {
  expect(dollied(START, 0.01).distance).toBe(0.8)
  expect(dollied(START, 100).distance).toBe(2.6)
})

it('is led by keys', () => {
  expect(orbitKey(START, 'ArrowRight')?.azimuth).toBeGreaterThan(START.azimuth)
  expect(orbitKey(START, 'ArrowUp')?.elevation).toBeGreaterThan(START.elevation)
  expect(orbitKey(START, '+')?.distance).toBeLessThan(START.distance)
  expect(orbitKey(dollied(START, 2), '0')).toEqual(START)
  // A key up or down turns half as far as one to the side, and the opposite key turns back.
  const level = {azimuth: 0, elevation: 0.5, distance: 1.5}
  const aside = orbitKey(level, 'ArrowRight')?.azimuth ?? NaN
  expect(orbitKey(level, 'ArrowLeft')?.azimuth).toBeCloseTo(-aside)
  expect(orbitKey(level, 'ArrowUp')?.elevation).toBeCloseTo(0.5 + aside / 2)
  expect(orbitKey(level, 'ArrowDown')?.elevation).toBeCloseTo(0.5 - aside / 2)
  const near = orbitKey(level, '=')?.distance ?? NaN
  expect(near).toBe(orbitKey(level, '+')?.distance)
  expect(orbitKey({...level, distance: near}, '-')?.distance).toBeCloseTo(1.5)
  expect(orbitKey(START, 'Tab')).toBeNull()
})

it('looks from in front and above', () => {
  const [x, y, z] = eyeOf({azimuth: 0, elevation: Math.PI / 6, distance: 2}, [1, 1, 1], 3)
  expect(x).toBeCloseTo(1)
  expect(y).toBeCloseTo(4)
  expect(z).toBeCloseTo(1 + Math.cos(Math.PI / 6) * 6)
})

it('looks from the side', () => {
  const [x, y, z] = eyeOf({azimuth: Math.PI / 2, elevation: Math.PI / 6, distance: 2}, [1, 1, 1], 3)
  expect(x).toBeCloseTo(1 + Math.cos(Math.PI / 6) * 6)
  expect(y).toBeCloseTo(4)
  expect(z).toBeCloseTo(1)
})

it('tells how far it is turned, all the way round', () => {
  expect(degreesOf({...START, azimuth: 0})).toBe(0)
  expect(degreesOf({...START, azimuth: -Math.PI / 2})).toBe(270)
  expect(degreesOf({...START, azimuth: 5 * Math.PI})).toBe(180)
})
