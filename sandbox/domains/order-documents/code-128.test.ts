import {bars} from './code-128'

/** Symbols of six widths each; the last one has seven. */
const symbolsOf = (text: string): string[] =>
  bars(text)
    .join('')
    .match(/\d{6}(?!\d$)|\d{7}$/g) ?? []

it('begins with the start of set B, and ends with checksum and stop', () => {
  // (104 + 48 + 2*42 + 3*42 + 4*17 + 5*18 + 6*19 + 7*35) mod 103 = 55
  expect(symbolsOf('PJJ123C')).toEqual([
    '211214',
    '313121',
    '112133',
    '112133',
    '123221',
    '223211',
    '221132',
    '131321',
    '311321',
    '2331112',
  ])
})

it('has eleven modules for each character, and thirteen for the stop', () => {
  const every = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('')
  const widths = symbolsOf(every).map((symbol) => [...symbol].reduce((sum, one) => sum + +one, 0))
  expect(widths).toEqual([...Array<number>(97).fill(11), 13])
  expect(new Set(symbolsOf(every).slice(1, 96)).size).toBe(95)
})

it.each(['ü', '\n', '\u007f'])('refuses the character %j', (character) => {
  expect(() => bars(character)).toThrow(RangeError)
  expect(bars(' ~')).toHaveLength(31)
})
