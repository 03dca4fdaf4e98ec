import {inSentence} from './product'

it.each([
  ['Size', 'en-DE', 'size'],
  ['UV protection', 'en-US', 'UV protection'],
  ['Größe', 'de-DE', 'Größe'],
  ['Färg', 'sv-SE', 'färg'],
  ['サイズ', 'ja-JP', 'サイズ'],
  ['', 'en-GR', ''],
])('%s in %s: %s', (name, locale, written) => {
  expect(inSentence(name, locale)).toBe(written)
})

it.each([
  ['Gréisst', 'lb-LU', 'Gréisst'],
  ['aB size', 'en-DE', 'aB size'],
  ['The UV index', 'en-DE', 'the UV index'],
  ['Isı', 'tr-TR', 'ısı'],
])('%s in %s is %s', (name, locale, written) => {
  expect(inSentence(name, locale)).toBe(written)
})
