import {
  availabilityOf,
  combineAvailability,
  perpetualStock,
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
