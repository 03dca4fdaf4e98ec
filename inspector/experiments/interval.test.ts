import {newcombe, wilson} from './interval'

/** Published values: Newcombe, Statistics in Medicine 17 (1998), 857-872 and 873-890, tables of methods 3 and 10. */
describe('wilson', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%d of %d', (buyers, visitors, low, high) => {
    const interval = wilson({buyers, visitors})
    expect(interval.value).toBeCloseTo(buyers / visitors, 12)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  it('knows nothing without visitors', () => {
    expect(wilson({buyers: 0, visitors: 0})).toEqual({value: 0, low: 0, high: 1})
  })
})

describe('newcombe', () => {
  it.each([
    [[56, 70], [48, 80], 0.0524, 0.3339],
    [[9, 10], [3, 10], 0.1705, 0.809],
    [[5, 56], [0, 29], -0.0381, 0.1926],
    [[0, 10], [0, 20], -0.1611, 0.2775],
    [[0, 10], [0, 10], -0.2775, 0.2775],
    [[10, 10], [0, 20], 0.6791, 1],
  ] as const)('%j against %j', ([a, m], [b, n], low, high) => {
    const interval = newcombe({buyers: a, visitors: m}, {buyers: b, visitors: n})
    expect(interval.value).toBeCloseTo(a / m - b / n, 12)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  it('changes its sign with the order', () => {
    const [one, other] = [
      {buyers: 12, visitors: 300},
      {buyers: 30, visitors: 310},
    ]
    const [there, back] = [newcombe(one, other), newcombe(other, one)]
    expect(there.low).toBeCloseTo(-back.high, 12)
    expect(there.high).toBeCloseTo(-back.low, 12)
  })
})
