import {purchaseAmount} from './pay-later'

it.each([
  [129.9, 12990],
  [19.99, 1999],
  [1980, 198_000],
  [0, 0],
  [-5, 0],
])('%d is %i hundredths (rule PRICE-10)', (amount, hundredths) => {
  expect(purchaseAmount(amount)).toBe(hundredths)
})

it.each([
  [12.34, 1234],
  [0.29, 29],
  [148000, 14_800_000],
  [-1, 0],
])('messaging about %d is about %d (rule PRICE-10)', (amount, minor) => {
  expect(purchaseAmount(amount)).toBe(minor)
})
