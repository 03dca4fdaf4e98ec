import fc from 'fast-check'
import {cutText} from './cut-text'

it('cuts between characters', () => {
  expect(cutText('a😀b', 1)).toBe('a')
  expect(cutText('a😀b', 2)).toBe('a')
  expect(cutText('a😀b', 3)).toBe('a😀')
  expect(cutText('short', 500)).toBe('short')
})

it('leaves nothing that an address cannot have', () => {
  const texts = fc.string({unit: 'binary', maxLength: 40})
  fc.assert(
    fc.property(texts, fc.nat(60), (text, max) => {
      const cut = cutText(text, max)
      encodeURIComponent(cut)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(Math.min(text.length, max) - cut.length).toBeLessThanOrEqual(1)
    }),
  )
})
