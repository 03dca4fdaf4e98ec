import {
  availabilityOf,
  combineAvailability,
  perpetualStock,
  weakestAvailability,
  type InventoryRecord,
} from './inventory'

function record(more: Partial<InventoryRecord> = {}): InventoryRecord {
  return {
    allocation: 10,
    perpetual: false,
    handling: 'none',
    handlingAllocation: 0,
    inStockDate: null,
    turnover: 0,
    ...more,
  }
}

describe('availabilityOf', () => {
  it('subtracts what orders took', () => {
    expect(availabilityOf(record({turnover: 4}), false)).toMatchObject({
      ats: 6,
      stockLevel: 6,
      orderable: true,
    })
  })

  it('never goes below nothing', () => {
    expect(availabilityOf(record({turnover: 12}), false)).toMatchObject({
      ats: 0,
      stockLevel: 0,
      orderable: false,
    })
  })

  it('sells pre-orders beyond the shelf, and says when goods arrive', () => {
    expect(
      availabilityOf(
        record({
          allocation: 0,
          handling: 'preorder',
          handlingAllocation: 7,
          inStockDate: '2030-04-01',
        }),
        false,
      ),
    ).toEqual({
      ats: 7,
      stockLevel: 0,
      orderable: true,
      backorderable: false,
      preorderable: true,
      inStockDate: '2030-04-01',
    })
  })

  it('ignores the allocation of a handling that is switched off', () => {
    expect(availabilityOf(record({allocation: 0, handlingAllocation: 7}), false).orderable).toBe(
      false,
    )
  })

  it('cannot sell less than the least order quantity', () => {
    expect(availabilityOf(record({allocation: 3}), false, 4).orderable).toBe(false)
    expect(availabilityOf(record({allocation: 4}), false, 4).orderable).toBe(true)
  })

  it('lets the list decide without a record, and never runs out of perpetual stock', () => {
    expect(availabilityOf(undefined, false).orderable).toBe(false)
    expect(availabilityOf(undefined, true).ats).toBe(perpetualStock)
    expect(availabilityOf(record({allocation: 0, perpetual: true}), false).ats).toBe(perpetualStock)
  })
})

describe('combineAvailability', () => {
  it('adds up variants; one that can be ordered is enough', () => {
    const parts = [
      availabilityOf(record({allocation: 0}), false),
      availabilityOf(record({allocation: 5}), false),
    ]
    expect(combineAvailability(parts)).toMatchObject({ats: 5, stockLevel: 5, orderable: true})
    expect(combineAvailability([]).orderable).toBe(false)
  })
})

describe('availability in full', () => {
  const none = {backorderable: false, preorderable: false}

  it('of a record', () => {
    expect(availabilityOf(record({turnover: 4}), true)).toEqual({
      ats: 6,
      stockLevel: 6,
      orderable: true,
      ...none,
    })
  })

  it('without a record, and with perpetual stock', () => {
    const endless = {ats: perpetualStock, stockLevel: perpetualStock, orderable: true, ...none}
    expect(availabilityOf(undefined, true)).toEqual(endless)
    expect(availabilityOf(record({perpetual: true}), false)).toEqual(endless)
    expect(availabilityOf(undefined, false)).toEqual({
      ats: 0,
      stockLevel: 0,
      orderable: false,
      ...none,
    })
  })

  it('of goods that can be back-ordered', () => {
    const back = record({allocation: 1, handling: 'backorder', handlingAllocation: 5, turnover: 2})
    expect(availabilityOf(back, false)).toEqual({
      ats: 4,
      stockLevel: 0,
      orderable: true,
      backorderable: true,
      preorderable: false,
    })
  })

  it('nothing in stock cannot be ordered, whatever the minimum', () => {
    expect(availabilityOf(record({allocation: 0}), false, 0).orderable).toBe(false)
  })
})

const part = (allocation: number, quantity = 1, more: Partial<InventoryRecord> = {}) => ({
  availability: availabilityOf(record({allocation, ...more}), false),
  quantity,
})

describe('combineAvailability', () => {
  it('never exceeds perpetual stock', () => {
    const endless = availabilityOf(undefined, true)
    expect(combineAvailability([endless, endless])).toEqual(endless)
  })

  it('of variants one of which can be pre- or back-ordered', () => {
    const parts = [
      part(0, 1, {handling: 'preorder', handlingAllocation: 1}).availability,
      part(2).availability,
      part(0, 1, {handling: 'backorder', handlingAllocation: 3}).availability,
    ]
    expect(combineAvailability(parts)).toEqual({
      ats: 6,
      stockLevel: 2,
      orderable: true,
      backorderable: true,
      preorderable: true,
    })
    expect(combineAvailability([])).toEqual({
      ats: 0,
      stockLevel: 0,
      orderable: false,
      backorderable: false,
      preorderable: false,
    })
  })
})

describe('weakestAvailability', () => {
  it('is as many bundles as the scarcest part allows', () => {
    expect(weakestAvailability([part(7, 2), part(9)], 'bundle')).toEqual({
      ats: 3,
      stockLevel: 3,
      orderable: true,
      backorderable: false,
      preorderable: false,
    })
    expect(weakestAvailability([part(7, 0), part(9)], 'bundle').ats).toBe(7)
  })

  it('a bundle needs all parts, a set needs one', () => {
    const parts = [part(5), part(0)]
    expect(weakestAvailability(parts, 'bundle').orderable).toBe(false)
    expect(weakestAvailability(parts, 'set').orderable).toBe(true)
    expect(weakestAvailability([part(0)], 'set').orderable).toBe(false)
  })

  it('a bundle needs enough units of each part', () => {
    const scarce = [part(5), part(1, 2)]
    expect(weakestAvailability(scarce, 'bundle')).toMatchObject({ats: 0, orderable: false})
  })

  it('without parts nothing is available', () => {
    const nothing = {ats: 0, stockLevel: 0, orderable: false}
    expect(weakestAvailability([], 'bundle')).toMatchObject(nothing)
    expect(weakestAvailability([], 'set')).toMatchObject(nothing)
  })

  it('a bundle comes when its last part does', () => {
    const coming = (inStockDate: string | null, handling: 'preorder' | 'backorder') =>
      part(0, 1, {handling, handlingAllocation: 2, inStockDate})
    const parts = [
      coming('2030-05-01', 'preorder'),
      coming('2030-06-01', 'backorder'),
      coming('2030-04-01', 'preorder'),
      part(9),
    ]
    expect(weakestAvailability(parts, 'bundle')).toEqual({
      ats: 2,
      stockLevel: 0,
      orderable: true,
      backorderable: true,
      preorderable: true,
      inStockDate: '2030-06-01',
    })
    expect(weakestAvailability(parts, 'set')).not.toHaveProperty('inStockDate')
    expect(weakestAvailability([part(9)], 'bundle')).not.toHaveProperty('inStockDate')
  })
})
