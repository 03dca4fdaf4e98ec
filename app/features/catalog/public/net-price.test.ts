import {netOf} from './net-price'

describe('net prices (rule PRICE-7)', () => {
  it.each([
    [119, 0.19, 100],
    [1099, 0.19, 923.53],
    [24.9, 0.19, 20.92],
    [100, 0.055, 94.79],
    [0.01, 0.19, 0.01],
    [0, 0.19, 0],
    [-5, 0.19, 0],
    [99.99, 0, 99.99],
  ])('%d with %d is %d', (gross, rate, net) => {
    expect(netOf(gross, rate)).toBe(net)
  })
})
