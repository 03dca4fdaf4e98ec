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
