import {decodeLine, encodeLine, type Pixel} from './line-code'

it.each<readonly Pixel[]>([
  [[0, 0]],
  [
    [130_000, 4],
    [129_999, 70_000],
    [0, 0],
    [31, -32],
  ],
])('reads the line that it writes', (...line) => {
  expect(decodeLine(encodeLine(line))).toEqual(line)
})
