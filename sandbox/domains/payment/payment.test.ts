import {authorize} from './authorization'
import {isExpired, isMaskedNumber, isNumberOf, lastDigits, maskNumber, passesLuhn} from './card'
import {defaultCards} from './default-methods'
import {splitPayment} from './payment-amounts'
import type {PaymentMethod} from './payment-method'
import {isApplicable} from './payment-method'

describe('card numbers', () => {
  it.each(['4111111111111111', '5555555555554444', '378282246310005', '4000000000000002'])(
    '%s passes the Luhn check',
    (number) => expect(passesLuhn(number)).toBe(true),
  )

  it.each(['4111111111111112', '', '4111 1111', '411111111111111a'])('%s does not', (number) =>
    expect(passesLuhn(number)).toBe(false),
  )

  const mastercard = {
    cardType: 'Master Card',
    numberPrefixes: ['2221-2720', '51-55'],
    numberLengths: ['16'],
    checksum: true,
  }

  it.each([
    ['5555555555554444', true],
    ['2223003122003222', true],
    ['4111111111111111', false],
    ['555555555555444', false],
  ])('%s is a Mastercard: %s', (number, expected) => {
    expect(isNumberOf(mastercard, number)).toBe(expected)
  })

  it.each([
    ['644-65', ['643', '644', '650', '659', '660'], ['644', '650', '659']],
    ['51-55', ['50', '51', '55', '56'], ['51', '55']],
    ['6011', ['6010', '6011', '601', '60110'], ['6011', '60110']],
    ['4-', ['3', '4'], ['4']],
    ['', ['4'], []],
  ])('the prefix "%s" is that of some of %p', (prefix, numbers, expected) => {
    const card = {cardType: 'Any', numberPrefixes: [prefix], numberLengths: [], checksum: false}
    expect(numbers.filter((one) => isNumberOf(card, one))).toEqual(expected)
  })

  it.each([
    ['6011111111111117', ['Discover']],
    ['6445644564456445', ['Discover']],
    ['6500000000000002', ['Discover']],
    ['6430000000000000', []],
    ['6600000000000000', []],
    ['4111111111111111', ['Visa']],
    ['4222222222222', ['Visa']],
    ['5105105105105100', ['Master Card']],
    ['2720990000000007', ['Master Card']],
    ['371449635398431', ['Amex']],
    ['341111111111111', ['Amex']],
    ['37144963539843', []],
  ])('of the brands of a site without payment settings, %s is of %p', (number, expected) => {
    const brands = defaultCards.filter((card) => isNumberOf(card, number))
    expect(brands.map(({cardType}) => cardType)).toEqual(expected)
  })

  it('has as many digits as the archive says', () => {
    const card = {
      cardType: 'Any',
      numberPrefixes: [],
      numberLengths: ['13-14', '16'],
      checksum: false,
    }
    const lengths = [12, 13, 14, 15, 16, 17].filter((one) => isNumberOf(card, '4'.repeat(one)))
    expect(lengths).toEqual([13, 14, 16])
  })

  it('keeps the last four digits only', () => {
    expect(maskNumber('4111111111111111')).toBe('************1111')
    expect(lastDigits('************1111')).toBe('1111')
    expect(isMaskedNumber('************1111')).toBe(true)
    expect(isMaskedNumber('4111111111111111')).toBe(false)
  })
})

test('a card is good until the end of its month', () => {
  expect(isExpired(2, 2026, Date.UTC(2026, 1, 28, 23, 59))).toBe(false)
  expect(isExpired(2, 2026, Date.UTC(2026, 2, 1))).toBe(true)
  expect(isExpired(12, 2026, Date.UTC(2026, 11, 31))).toBe(false)
})

test('the provider knows the documented test cards', () => {
  expect(authorize({numberLastDigits: '1111'}).authorized).toBe(true)
  expect(authorize(null).authorized).toBe(true)
  expect(authorize({numberLastDigits: '0002'})).toMatchObject({
    authorized: false,
    code: 'card_declined',
  })
  expect(authorize({numberLastDigits: '9995'}).code).toBe('insufficient_funds')
})

describe('splitPayment', () => {
  it.each([
    [null, [500, undefined], [500, null], null],
    [1000, [undefined], [1000], 0],
    [1000, [400, undefined], [400, 600], 0],
    [1000, [undefined, undefined], [1000, 0], 0],
    [1000, [400], [400], 600],
    [1000, [1200, undefined], [1200, 0], -200],
    [1000, [], [], 1000],
  ])('of %s over %j', (total, amounts, expected, open) => {
    expect(splitPayment(total, amounts)).toEqual({amounts: expected, open})
  })
})

describe('isApplicable', () => {
  const invoice: PaymentMethod = {
    id: 'INVOICE',
    name: {},
    description: {},
    image: null,
    processorId: null,
    limits: {EUR: {min: 100, max: 5000}},
    countries: ['DE'],
    currencies: ['EUR'],
    groupIds: ['Club'],
  }
  it.each([
    [{currency: 'EUR', amount: 100, countryCode: 'DE'}, true],
    [{currency: 'EUR', amount: null, countryCode: null}, true],
    [{currency: 'EUR', amount: 99, countryCode: 'DE'}, false],
    [{currency: 'EUR', amount: 5001, countryCode: 'DE'}, false],
    [{currency: 'EUR', amount: 200, countryCode: 'FR'}, false],
    [{currency: 'USD', amount: 200, countryCode: 'DE'}, false],
    [{currency: 'EUR', amount: 200, countryCode: 'DE', groupIds: ['Everyone', 'Club']}, true],
    [{currency: 'EUR', amount: 200, countryCode: 'DE', groupIds: ['Everyone']}, false],
  ])('%j: %s', (situation, expected) => {
    expect(isApplicable(invoice, situation)).toBe(expected)
  })
})
