/** Pixels of the world at the deepest zoom. */
export type Pixel = readonly [x: number, y: number]

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Value of each digit by its character code. */
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]))
const BITS = 5
const MORE = 1 << BITS

function encodeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2
  let text = ''
  do {
    const digit = rest % MORE
    rest = Math.floor(rest / MORE)
    text += DIGITS[digit + (rest > 0 ? MORE : 0)]
  } while (rest > 0)
  return text
}

/** A line of whole pixels as text: steps from pixel to pixel, in the numbers of source maps (base 64 VLQ). */
export function encodeLine(line: readonly Pixel[]): string {
  let [lastX, lastY] = [0, 0]
  return line
    .map(([x, y]) => {
      const text = encodeNumber(x - lastX) + encodeNumber(y - lastY)
      ;[lastX, lastY] = [x, y]
      return text
    })
    .join('')
}

/** The line of a text by `encodeLine`. */
export function decodeLine(text: string): Pixel[] {
  const numbers: number[] = []
  let value = 0
  let factor = 1
  for (let index = 0; index < text.length; index += 1) {
    const digit = VALUES.get(text.charCodeAt(index)) ?? 0
    value += (digit % MORE) * factor
    factor *= MORE
    if (digit >= MORE) continue
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2)
    value = 0
    factor = 1
  }
  let [x, y] = [0, 0]
  const line: Pixel[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    line.push([x, y])
  }
  return line
}
