import fc from 'fast-check'
import type {PricedPosition} from './totals'
import {
  adjustedTaxOf,
  discounted,
  finalPriceOf,
  groupTaxes,
  itemPriceOf,
  linePrice,
  netSubTotal,
  priceLine,
  priceShipping,
  sumKnown,
  totalsOf,
} from './totals'
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
    const known: PricedPosition = {price: 1, taxRate: 70_000, tax: 1}
    expect(groupTaxes([known, {price: 1, taxRate: null, tax: null}])).toEqual([])
    expect(groupTaxes([known, {price: 1, taxRate: null, tax: 1}])).toEqual([])
    expect(groupTaxes([known, {price: 1, taxRate: 70_000, tax: null}])).toEqual([])
  })
})

describe('discounts', () => {
  const full = priceLine('gross', line(10_000, 1, 190_000))
  const reduced = discounted('gross', full, 1500, 500)

  it('lower the price of the position, and with their share of the order what is paid and taxed', () => {
    expect(reduced).toEqual({
      price: 10_000,
      taxRate: 190_000,
      tax: 1597,
      itemPrice: 8500,
      finalPrice: 8000,
      adjustedTax: 1277,
    })
    expect([itemPriceOf(reduced), finalPriceOf(reduced), adjustedTaxOf(reduced)]).toEqual([
      8500, 8000, 1277,
    ])
    expect([itemPriceOf(full), finalPriceOf(full), adjustedTaxOf(full)]).toEqual([
      10_000, 10_000, 1597,
    ])
  })

  it('are in the totals: the subtotal has those of the positions only', () => {
    const parcel = discounted(
      'gross',
      priceShipping('gross', {shipmentId: 'me', price: 595, taxRate: 190_000}),
      595,
      0,
    )
    expect(totalsOf('gross', [reduced, full], [parcel])).toEqual({
      productSubTotal: 18_500,
      productTotal: 18_000,
      merchandizeTotalTax: 3194,
      adjustedMerchandizeTotalTax: 2874,
      shippingTotal: 0,
      shippingTotalTax: 95,
      adjustedShippingTotalTax: 0,
      taxTotal: 2874,
      total: 18_000,
    })
    expect(groupTaxes([reduced, full])).toEqual([{taxRate: 190_000, tax: 2874}])
  })

  it('wait for a price, and their tax for a rate', () => {
    const unknown = priceLine('net', line(null, 1, 70_000))
    expect(discounted('net', unknown, 10, 10)).toBe(unknown)
    expect(discounted('net', priceLine('net', line(1000, 1, null)), 100, 50)).toMatchObject({
      itemPrice: 900,
      finalPrice: 850,
      adjustedTax: null,
    })
  })
})

it('gift certificates are in the total, without tax', () => {
  const lines = [priceLine('net', line(1000, 1, 100_000))]
  expect(totalsOf('net', lines, [], 5000)).toMatchObject({taxTotal: 100, total: 6100})
  const gross = [priceLine('gross', line(1100, 1, 100_000))]
  expect(totalsOf('gross', gross, [], 5000)).toMatchObject({taxTotal: 100, total: 6100})
})

describe('the subtotal without tax', () => {
  it('is rounded for each line, after its own discounts', () => {
    const lines = [
      priceLine('gross', line(1000, 1, 190_000)),
      discounted('gross', priceLine('gross', line(1000, 1, 190_000)), 500, 100),
    ]
    expect(netSubTotal('gross', lines)).toBe(840 + 420)
    expect(netSubTotal('net', [priceLine('net', line(1000, 1, 190_000))])).toBe(1000)
    expect(netSubTotal('net', [])).toBe(0)
  })

  it('is open without a price or a rate', () => {
    expect(netSubTotal('gross', [priceLine('gross', line(null, 1, 190_000))])).toBeNull()
    expect(netSubTotal('gross', [priceLine('gross', line(1000, 1, null))])).toBeNull()
  })
})

it('adds what is known, and nothing else', () => {
  expect(sumKnown([1, 0, 2])).toBe(3)
  expect(sumKnown([])).toBe(0)
  expect(sumKnown([1, null])).toBeNull()
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
