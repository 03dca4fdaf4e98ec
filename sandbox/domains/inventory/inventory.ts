/** Stock level of a product with perpetual stock. */
export const perpetualStock = 999_999

/** One record of an inventory list. */
export interface InventoryRecord {
  readonly allocation: number
  readonly perpetual: boolean
  readonly handling: 'none' | 'preorder' | 'backorder'
  readonly handlingAllocation: number
  readonly inStockDate: string | null
  /** Units ordered since the last allocation. */
  readonly turnover: number
}

/** Availability of a product. */
export interface Availability {
  /** Units available to sell, including pre-order and back-order. */
  readonly ats: number
  /** Units in stock. */
  readonly stockLevel: number
  /** True when at least the minimum order quantity is available. */
  readonly orderable: boolean
  readonly backorderable: boolean
  readonly preorderable: boolean
  /** ISO date on which the product is back in stock. */
  readonly inStockDate?: string
}

/**
 * Returns the availability of a record: ats = allocation + preorder/backorder allocation -
 * turnover. Without a record the list's default decides whether the product counts as always in
 * stock.
 */
export function availabilityOf(
  record: InventoryRecord | undefined,
  defaultInStock: boolean,
  minOrderQuantity = 1,
): Availability {
  if (!record || record.perpetual) {
    const units = record?.perpetual || defaultInStock ? perpetualStock : 0
    return {
      ats: units,
      stockLevel: units,
      orderable: units > 0,
      backorderable: false,
      preorderable: false,
    }
  }
  const future = record.handling === 'none' ? 0 : record.handlingAllocation
  const ats = Math.max(0, record.allocation + future - record.turnover)
  return {
    ats,
    stockLevel: Math.max(0, record.allocation - record.turnover),
    orderable: ats > 0 && ats >= minOrderQuantity,
    backorderable: record.handling === 'backorder',
    preorderable: record.handling === 'preorder',
    ...(record.inStockDate ? {inStockDate: record.inStockDate} : {}),
  }
}

/** Returns the availability of a master: the total of its variants. */
export function combineAvailability(parts: readonly Availability[]): Availability {
  return {
    ats: Math.min(perpetualStock, sum(parts.map(({ats}) => ats))),
    stockLevel: Math.min(perpetualStock, sum(parts.map(({stockLevel}) => stockLevel))),
    orderable: parts.some(({orderable}) => orderable),
    backorderable: parts.some(({backorderable}) => backorderable),
    preorderable: parts.some(({preorderable}) => preorderable),
  }
}

/** Component of a set or bundle. */
export interface Part {
  readonly availability: Availability
  /** Number of units in one set or bundle. */
  readonly quantity: number
}

/**
 * Returns the availability of a set or bundle from its least available part. A bundle is ordered as
 * a unit, so all parts must be available; the parts of a set are ordered separately, so one
 * available part is enough.
 */
export function weakestAvailability(parts: readonly Part[], kind: 'set' | 'bundle'): Availability {
  const least = (of: (availability: Availability) => number) =>
    parts.length === 0
      ? 0
      : Math.min(...parts.map((part) => Math.floor(of(part.availability) / (part.quantity || 1))))
  const ats = least((part) => part.ats)
  const orderable = parts.filter((part) => part.availability.orderable)
  const dates = parts.flatMap(({availability: {inStockDate}}) => inStockDate ?? [])
  const latest = dates.sort().at(-1)
  return {
    ats,
    stockLevel: least((part) => part.stockLevel),
    orderable:
      kind === 'set'
        ? orderable.length > 0
        : orderable.length === parts.length && parts.length > 0 && ats > 0,
    backorderable: parts.some(({availability}) => availability.backorderable),
    preorderable: parts.some(({availability}) => availability.preorderable),
    ...(latest && kind === 'bundle' ? {inStockDate: latest} : {}),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
