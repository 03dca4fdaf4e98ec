import fc from 'fast-check'
import type {PricedPosition} from './totals'
import {groupTaxes, linePrice, priceLine, priceShipping, totalsOf} from './totals'
import {propertyRuns} from '../../testing/extent'

const line = (unitPrice: number | null, quantity: number, taxRate: number | null) => ({
  shipmentId: 'me',
  unitPrice,
  quantity,
  taxRate,
})

describe('gross taxation', () => {
  it('finds the tax inside the price (499.90 EUR at 19 %)', () => {
    expect(priceLine('gross', line(49_990, 1, 190_000))).toEqual({
      price: 49_990,
      taxRate: 190_000,
      tax: 7982,
    })
  })

  it('does not add it to the total', () => {
    const lines = [priceLine('gross', line(49_990, 2, 190_000))]
    const shipping = [priceShipping('gross', {shipmentId: 'me', price: 495, taxRate: 190_000})]
    expect(totalsOf('gross', lines, shipping)).toEqual({
      productSubTotal: 99_980,
      productTotal: 99_980,
      merchandizeTotalTax: 15_963,
      adjustedMerchandizeTotalTax: 15_963,
      shippingTotal: 495,
      shippingTotalTax: 79,
      adjustedShippingTotalTax: 79,
      taxTotal: 16_042,
      total: 100_475,
    })
  })

  it('knows no fraction of a yen', () => {
    expect(priceLine('gross', line(78_005, 1, 100_000)).tax).toBe(7091)
  })
})

describe('net taxation', () => {
  it('adds the tax on top, rounded per line', () => {
    const lines = [
      priceLine('net', line(54_900, 1, 72_500)),
      priceLine('net', line(999, 1, 72_500)),
    ]
    expect(lines.map(({tax}) => tax)).toEqual([3980, 72])
    const shipping = [priceShipping('net', {shipmentId: 'me', price: 995, taxRate: 72_500})]
    expect(totalsOf('net', lines, shipping)).toMatchObject({
      productTotal: 55_899,
      taxTotal: 4124,
      total: 55_899 + 995 + 4124,
    })
  })

  it('rounds half a cent up', () => {
    expect(priceLine('net', line(100, 1, 5_000)).tax).toBe(1)
    expect(priceLine('net', line(100, 1, 4_999)).tax).toBe(0)
  })
})

describe('what is not known', () => {
  it('leaves tax and total open without a rate', () => {
    const totals = totalsOf('gross', [priceLine('gross', line(1000, 1, null))], [])
    expect(totals).toMatchObject({productTotal: 1000, taxTotal: null, total: null})
  })

  it('leaves the sums open without a price', () => {
    const totals = totalsOf('net', [priceLine('net', line(null, 1, 100_000))], [])
    expect(totals).toMatchObject({productTotal: null, merchandizeTotalTax: null, total: null})
  })

  it('leaves the shipping open without a method', () => {
    const shipping = [priceShipping('net', {shipmentId: 'me', price: null, taxRate: 0})]
    expect(totalsOf('net', [], shipping)).toMatchObject({
      productTotal: 0,
      shippingTotal: null,
      total: null,
    })
  })

  it('groups no taxes as long as one is open', () => {
    expect(groupTaxes([{price: 1, taxRate: null, tax: null}])).toEqual([])
  })
})

it('groups taxes by rate', () => {
  const at = (taxRate: number, tax: number): PricedPosition => ({price: 1, taxRate, tax})
  expect(groupTaxes([at(190_000, 5), at(70_000, 3), at(190_000, 2)])).toEqual([
    {taxRate: 70_000, tax: 3},
    {taxRate: 190_000, tax: 7},
  ])
})

it('rounds the price of a fraction of a piece', () => {
  expect(linePrice(333, 0.5)).toBe(167)
  expect(linePrice(999, 3)).toBe(2997)
})

describe('for every basket', () => {
  const lines = fc.array(
    fc.record({
      shipmentId: fc.constantFrom('me', 'other'),
      unitPrice: fc.integer({min: 0, max: 5_000_000}),
      quantity: fc.integer({min: 1, max: 999}),
      taxRate: fc.integer({min: 0, max: 300_000}),
    }),
    {maxLength: 12},
  )
  const shipping = fc.record({
    shipmentId: fc.constant('me'),
    price: fc.integer({min: 0, max: 20_000}),
    taxRate: fc.integer({min: 0, max: 300_000}),
  })
  const taxation = fc.constantFrom('gross' as const, 'net' as const)

  it('the printed parts add up to the printed total', () => {
    fc.assert(
      fc.property(taxation, lines, shipping, (policy, inputs, shippingInput) => {
        const priced = inputs.map((input) => priceLine(policy, input))
        const parcel = priceShipping(policy, shippingInput)
        const totals = totalsOf(policy, priced, [parcel])
        const prices = priced.reduce((sum, {price}) => sum + (price ?? 0), 0)
        const taxes = [...priced, parcel].reduce((sum, {tax}) => sum + (tax ?? 0), 0)
        expect(totals.productTotal).toBe(prices)
        expect(totals.taxTotal).toBe(taxes)
        expect(totals.total).toBe(prices + (parcel.price ?? 0) + (policy === 'net' ? taxes : 0))
        expect(groupTaxes([...priced, parcel]).reduce((sum, {tax}) => sum + tax, 0)).toBe(taxes)
      }),
      propertyRuns(),
    )
  })

  it('shipments add up to the basket', () => {
    fc.assert(
      fc.property(taxation, lines, shipping, (policy, inputs, shippingInput) => {
        const priced = inputs.map((input) => ({...input, ...priceLine(policy, input)}))
        const parcel = priceShipping(policy, shippingInput)
        const of = (id: string) =>
          totalsOf(
            policy,
            priced.filter(({shipmentId}) => shipmentId === id),
            id === 'me' ? [parcel] : [],
          )
        const sum = (of('me').total ?? NaN) + (of('other').total ?? NaN)
        expect(totalsOf(policy, priced, [parcel]).total).toBe(sum)
      }),
      propertyRuns(),
    )
  })

  it('the tax is within half a minor unit of the exact one, and whole', () => {
    fc.assert(
      fc.property(taxation, lines, (policy, inputs) => {
        for (const input of inputs) {
          const {price, tax} = priceLine(policy, input)
          const rate = input.taxRate / 1_000_000
          const exact = (price ?? 0) * (policy === 'gross' ? rate / (1 + rate) : rate)
          expect(Number.isInteger(tax)).toBe(true)
          expect(Math.abs((tax ?? NaN) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }),
      propertyRuns(),
    )
  })
})
