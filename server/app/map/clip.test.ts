import {clipRing} from './tile'

const box = [0, 0, 10, 10]

it('keeps what is inside, and leaves out what is outside', () => {
  const inside = [
    [1, 1],
    [5, 1],
    [5, 5],
  ] as const
  expect(clipRing(inside, box)).toEqual(inside)
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      box,
    ),
  ).toEqual([])
})

it('cuts a ring at the edges, and a ring around the box to the box', () => {
  expect(
    clipRing(
      [
        [5, 2],
        [15, 2],
        [15, 4],
        [5, 4],
      ],
      box,
    ),
  ).toEqual([
    [5, 2],
    [10, 2],
    [10, 4],
    [5, 4],
  ])
  const around = clipRing(
    [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
    ],
    box,
  )
  expect(new Set(around.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']))
})
