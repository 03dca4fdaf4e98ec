import {inStage} from './stage'

const at = (x: number) => inStage({x, y: 30, label: 'Wheel', text: ''})

it('places a hotspot of a 7 to 8 picture on the 7 to 9 stage', () => {
  expect(at(50)).toMatchObject({x: 50, y: 30, label: 'Wheel'})
  expect(at(42).x).toBeCloseTo(41)
  expect(at(90).x).toBeCloseTo(95)
})

it('keeps a hotspot of a part that is cut off on the edge', () => {
  expect([at(1).x, at(100).x]).toEqual([0, 100])
})
