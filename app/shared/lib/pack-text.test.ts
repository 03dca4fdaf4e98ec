import fc from 'fast-check'
import {packText} from './pack-text'
import {unpackText} from './unpack-text'

const through = (value: unknown): unknown => JSON.parse(unpackText(packText(JSON.stringify(value))))

const HOST = 'https://static.shop.example/dw/image/v2/ABCD_001/on/demandware.static/-/Sites/default'
const pictures = Array.from({length: 60}, (_, index) => {
  const link = `${HOST}/dw${(index * 7919 + 0x1000000).toString(16)}/images/cot-${index}.jpg`
  return {alt: `Cot, view ${index}`, disBaseLink: link, link, title: `Cot, view ${index}`}
})

test('any JSON is the same after its way through a document', () => {
  fc.assert(
    fc.property(fc.jsonValue({maxDepth: 4}), (value) => {
      expect(through(value)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    {numRuns: 300},
  )
})

test('so is text that repeats itself, with marks, quotation marks and characters of two code units', () => {
  const units = fc.constantFrom(
    '~',
    '`',
    '"',
    '\\',
    '<',
    '😀',
    '😁',
    '\ud83d',
    'abc',
    'abcde~',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(units, {maxLength: 400}), (parts) => {
      const text = parts.join('')
      expect(through([text, text])).toEqual([text, text])
      // A document is written as UTF-8, which has no half characters.
      const packed = packText(JSON.stringify([text, text]))
      expect(Buffer.from(packed).toString()).toBe(packed)
    }),
    {numRuns: 300},
  )
})

test('a reference reaches over what is far away, and repeats what it makes itself', () => {
  const far = {first: pictures, between: 'x'.repeat(20_000), last: pictures}
  expect(through(far)).toEqual(far)
  expect(packText(JSON.stringify('x'.repeat(20_000))).length).toBeLessThan(1_000)
})

test('pictures of an answer take less than a sixth', () => {
  const json = JSON.stringify(pictures)
  expect(packText(json).length).toBeLessThan(json.length / 6)
})
