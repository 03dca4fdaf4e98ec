import type {Basket} from '../public/basket'
import {isNewer} from './basket-tabs'

const at = (lastModified: string, basketId = 'b1'): Basket => ({basketId, lastModified})
const EARLY = '2026-11-23T10:00:00.000Z'
const LATE = '2026-11-23T10:00:00.001Z'

it.each([
  ['a later state', at(LATE), at(EARLY), true],
  ['the same state', at(EARLY), at(EARLY), true],
  ['an earlier state', at(EARLY), at(LATE), false],
  ['another basket', at(EARLY, 'b2'), at(LATE), true],
  ['no basket any more', null, at(LATE), true],
  ['the first basket', at(EARLY), undefined, true],
])('%s from another tab', (_name, received, known, expected) => {
  expect(isNewer(received, known)).toBe(expected)
})
