import {parse} from '@formatjs/icu-messageformat-parser'
import {IntlMessageFormat} from 'intl-messageformat'
import {createFormatter, type MessageElement} from './format-message'

const elementsOf = (message: string) => parse(message) as unknown as MessageElement[]

test.each([
  ['{kind, select, gift {A gift} other {An item}}', {kind: 'gift'}],
  ['{kind, select, gift {A gift} other {An item}}', {kind: 'else'}],
  ['{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', {rank: 2}],
  [
    '{count, plural, offset:1 =0 {none} =1 {one} one {one and #} other {one and # more}}',
    {count: 2},
  ],
  ['{count, plural, one {# item} other {# items}} for {name}', {count: 12345, name: 'Ada'}],
  ['{zero}{none}{empty}', {zero: 0, none: undefined, empty: ''}],
  ['{part} of {part}', {part: ['a']}],
  ['{total, number} in <b>{name} and {total}</b>', {total: 12.5, name: 'x', b: () => ['p', 'q']}],
])('%s is the same as that of intl-messageformat', (message, values: Record<string, unknown>) => {
  const expected = new IntlMessageFormat(message, 'en-GB').format(values as never)
  expect(createFormatter('en-GB')(elementsOf(message), values)).toEqual(expected)
})

test.each(['{absent}', '{day, date}', '{share, number, percent}'])('%s is an error', (message) => {
  const format = createFormatter('en-GB')
  expect(() => format(elementsOf(message), {day: 0, share: 1})).toThrow()
})
