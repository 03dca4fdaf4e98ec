import {visualRuns} from './visual-order'

const shown = (text: string, base: 'ltr' | 'rtl') =>
  visualRuns(text, base === 'rtl' ? 'ar-AE' : 'de-DE', 400, base).map((run) => run.text)

it('leaves what runs to the right as it is', () => {
  expect(shown('Anna Berg 5', 'ltr')).toEqual(['Anna Berg 5'])
})

it('turns words around that run to the left, and keeps their letters in order', () => {
  expect(shown('שלום עולם', 'ltr')).toEqual(['עולם', ' ', 'שלום'])
})

it('keeps numbers and names in their own order between such words', () => {
  expect(shown('شارع 25 Berlin', 'rtl').join('')).toBe('Berlin 25 شارع')
})

it('mirrors brackets, and leaves out marks without a shape', () => {
  expect(shown('(أحمد)\u200f', 'rtl')).toEqual(['(', 'أحمد', ')'])
})
