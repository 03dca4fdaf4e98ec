import {simplify} from './simplify'

it('leaves out points that hardly differ from the line, and keeps the ends', () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.4],
        [10, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
  ])
  expect(
    simplify(
      [
        [0, 0],
        [5, 3],
        [10, 0],
      ],
      1,
    ),
  ).toHaveLength(3)
})

it('keeps the far point of a closed line', () => {
  expect(
    simplify(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
      1,
    ),
  ).toContainEqual([9, 9])
})
