import {randomBytes} from 'node:crypto'
import {drawTraces} from './draw-trace'

const SECRET = 'a-token-of-the-tests'
const ids = Array.from({length: 20_000}, () => randomBytes(16).toString('hex'))
/** Ids that a caller counts up. */
const chosen = ids.map((_, number) => number.toString(16).padStart(32, '0'))

it.each([
  ['random', ids],
  ['chosen', chosen],
  ['new', ids.map(() => undefined)],
])('draws a share of %s traces', (_name, list) => {
  const drawn = list.filter(drawTraces(0.1, SECRET)).length
  expect(drawn).toBeGreaterThan(1_800)
  expect(drawn).toBeLessThan(2_200)
  expect(list.some(drawTraces(0, SECRET))).toBe(false)
  expect(list.every(drawTraces(1, SECRET))).toBe(true)
})

it('draws alike with one secret, and otherwise not', () => {
  const results = (secret?: string) => ids.map(drawTraces(0.5, secret))
  expect(results(SECRET)).toEqual(results(SECRET))
  for (const other of [results('another-token-of-the-tests'), results(), results()])
    expect(other).not.toEqual(results(SECRET))
})
