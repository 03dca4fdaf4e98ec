import {inSentence} from './in-sentence'

it.each([
  ['Size', 'en-DE', 'size'],
  ['UV protection', 'en-US', 'UV protection'],
  ['Größe', 'de-DE', 'Größe'],
  ['サイズ', 'ja-JP', 'サイズ'],
  ['', 'en-GR', ''],
])('%s in %s: %s', (name, locale, written) => {
  expect(inSentence(name, locale)).toBe(written)
})
