import {
  brandOf,
  formatCardNumber,
  formatExpiry,
  isExpired,
  maskNumber,
  parseExpiry,
  passesLuhn,
  type CardBrand,
} from './card'
import {cardProblems, type CardValues} from './card-rules'

const brands: CardBrand[] = [
  {
    type: 'Visa',
    name: 'Visa',
    prefixes: ['4'],
    lengths: [13, 16, 19],
    securityCodeLength: 3,
    checksum: true,
  },
  {
    type: 'Master Card',
    name: 'Mastercard',
    prefixes: ['2221-2720', '51-55'],
    lengths: [16],
    securityCodeLength: 3,
    checksum: true,
  },
  {
    type: 'Amex',
    name: 'American Express',
    prefixes: ['34', '37'],
    lengths: [15],
    securityCodeLength: 4,
    checksum: true,
  },
]
const now = new Date(2026, 1, 28)
const card: CardValues = {
  number: '4111 1111 1111 1111',
  expiry: '02/26',
  securityCode: '123',
  holder: 'Mia Sommer',
}

const problems = (change: Partial<CardValues>) =>
  Object.values(cardProblems({...card, ...change}, brands, now)).map(({id, values}) =>
    values ? [id, values] : id,
  )

test.each(['4111111111111111', '5555555555554444', '378282246310005'])('%s passes Luhn', (number) =>
  expect(passesLuhn(number)).toBe(true),
)

test.each(['4111111111111112', '1234567890123456', ''])('%s does not', (number) =>
  expect(passesLuhn(number)).toBe(false),
)

test.each([
  ['4', 'Visa'],
  ['51', 'Master Card'],
  ['2221', 'Master Card'],
  ['2720', 'Master Card'],
  ['37', 'Amex'],
  ['5', undefined],
  ['2721', undefined],
  ['6011', undefined],
])('%s is %s', (digits, type) => expect(brandOf(digits, brands)?.type).toBe(type))

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['378282246310005', '3782 822463 10005'],
  ['4111-1111x', '4111 1111'],
  ['4'.repeat(25), '4444 4444 4444 4444 444'],
])('%s is written %s', (typed, written) => expect(formatCardNumber(typed)).toBe(written))

test.each([
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['1228', '12/28'],
  ['12/', '12/'],
  ['1/28', '01/28'],
  ['12 / 2028', '12/2028'],
  ['１２/２８', '12/28'],
])('the date %s is written %s', (typed, written) => expect(formatExpiry(typed)).toBe(written))

test.each([
  ['02/28', {month: 2, year: 2028}],
  ['2/2028', {month: 2, year: 2028}],
  ['13/28', null],
  ['00/28', null],
  ['0228', null],
  ['02/', null],
])('%s is read as %j', (value, expiry) => expect(parseExpiry(value)).toEqual(expiry))

test('a card is good until the end of its month', () => {
  expect(isExpired({month: 2, year: 2026}, now)).toBe(false)
  expect(isExpired({month: 1, year: 2026}, now)).toBe(true)
  expect(isExpired({month: 12, year: 2025}, now)).toBe(true)
})

test('only the last four digits are told', () => {
  expect(maskNumber('4111111111111111')).toBe('************1111')
  expect(maskNumber('378282246310005')).toBe('***********0005')
})

test.each<[Partial<CardValues>, unknown[]]>([
  [{}, []],
  [{number: ''}, ['validation.card.number.required']],
  [{number: '4111 1111 1111 1112'}, ['validation.card.number.invalid']],
  [{number: '4111'}, ['validation.card.number.invalid']],
  [{number: '6011 1111 1111 1117'}, ['validation.card.type.unsupported']],
  [{expiry: ''}, ['validation.card.expiry.required']],
  [{expiry: '13/27'}, ['validation.card.expiry.invalid']],
  [{expiry: '01/26'}, ['validation.card.expiry.past']],
  [{securityCode: ''}, ['validation.card.securityCode.required']],
  [{securityCode: '1234'}, [['validation.card.securityCode.invalid', {length: 3}]]],
  [{number: '3782 822463 10005'}, [['validation.card.securityCode.invalid', {length: 4}]]],
  [{number: '3782 822463 10005', securityCode: '1234'}, []],
  [{holder: ' '}, ['validation.card.holder.required']],
])('%j has the problems %j', (change, expected) => expect(problems(change)).toEqual(expected))
