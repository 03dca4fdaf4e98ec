import {cardProblems, readCard, type CardEntry} from './card'

const NOW = Date.UTC(2026, 10, 28)

const problems = (entry: Partial<CardEntry>) =>
  cardProblems({number: '4111 1111 1111 1111', expiry: '12/30', securityCode: '123', ...entry}, NOW)

it.each([
  ['4111 1111 1111 1111', '123', 'Visa 1111'],
  ['4111-1111-1111-1111', '123', 'Visa 1111'],
  ['4222222222222', '123', 'Visa 2222'],
  ['4000000000000000006', '123', 'Visa 0006'],
  ['5555555555554444', '123', 'Mastercard 4444'],
  ['5105105105105100', '123', 'Mastercard 5100'],
  ['2223003122003222', '123', 'Mastercard 3222'],
  ['2720990000000007', '123', 'Mastercard 0007'],
  ['378282246310005', '1234', 'American Express 0005'],
  ['341111111111111', '1234', 'American Express 1111'],
  ['3530111333300000', '123', 'JCB 0000'],
  ['3589000000000003', '123', 'JCB 0003'],
])('takes %s as %s', (number, securityCode, instrument) => {
  expect(problems({number, securityCode})).toEqual([])
  expect(readCard({number}).instrument).toBe(instrument)
})

it.each([
  // One digit too few, one too many, and a sum that is wrong.
  '411111111111111',
  '41111111111111111',
  '4111111111111112',
  // Beside the ranges of Mastercard and JCB, with a right sum.
  '2220990000000001',
  '2721000000000004',
  '5000000000000009',
  '5600000000000003',
  '3527000000000009',
  '3590000000000000',
  // Of another brand, and of none.
  '6011111111111117',
  '3611111111111111',
  '37828224631000',
  'x4111111111111111',
  '4111111111111111x',
  '',
])('refuses the number %p', (number) => {
  expect(problems({number, securityCode: '123'})).toContain('number')
})

it.each([
  ['12/30', true],
  ['12/2030', true],
  ['1/27', true],
  [' 11 / 26 ', true],
  ['10/26', false],
  ['0/30', false],
  ['13/30', false],
  ['12/3', false],
  ['12/203', false],
  ['12/20301', false],
  ['123/30', false],
  ['a12/30', false],
  ['12/30a', false],
  ['12-30', false],
  ['12/99', true],
  ['12/1999', false],
  ['', false],
])('the expiry date %p is good: %s', (expiry, expected) => {
  expect(problems({expiry})).toEqual(expected ? [] : ['expiry'])
})

it.each([
  ['4111111111111111', '12', false],
  ['4111111111111111', '1234', false],
  ['4111111111111111', '12a', false],
  ['4111111111111111', 'a12', false],
  ['378282246310005', '123', false],
  ['378282246310005', '1234', true],
])('of %s, the security code %p is good: %s', (number, securityCode, expected) => {
  expect(problems({number, securityCode})).toEqual(expected ? [] : ['securityCode'])
})

it('names all fields that are wrong, in the order of the form', () => {
  expect(problems({number: '1', expiry: '1', securityCode: '1'})).toEqual([
    'number',
    'expiry',
    'securityCode',
  ])
})

it('a number of no brand is a card all the same', () => {
  expect(readCard({number: '6011 1111 1111 1117'}).instrument).toBe('Card 1117')
})
