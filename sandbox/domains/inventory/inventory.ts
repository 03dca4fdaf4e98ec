/** Stock of a product whose supply never ends. */
export const perpetualStock = 999_999

/** One record of an inventory list. */
export interface InventoryRecord {
  readonly allocation: number
  readonly perpetual: boolean
  readonly handling: 'none' | 'preorder' | 'backorder'
  readonly handlingAllocation: number
  readonly inStockDate: string | null
  /** Units that orders took since the last allocation. */
  readonly turnover: number
}

/** What can be sold of a product. */
export interface Availability {
  /** Units available to sell, those on pre-order or back-order included. */
  readonly ats: number
  /** Units on the shelf. */
  readonly stockLevel: number
  /** True when at least the least order quantity can be sold. */
  readonly orderable: boolean
  readonly backorderable: boolean
  readonly preorderable: boolean
  /** ISO date on which goods arrive. */
  readonly inStockDate?: string
}

/**
 * Availability of a record: ats = allocation + preorder/backorder allocation - turnover.
 * Without a record the list's default says whether the product counts as always in stock.
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

/** Availability of a master: what its variants have together. */
export function combineAvailability(parts: readonly Availability[]): Availability {
  return {
    ats: Math.min(perpetualStock, sum(parts.map(({ats}) => ats))),
    stockLevel: Math.min(perpetualStock, sum(parts.map(({stockLevel}) => stockLevel))),
    orderable: parts.some(({orderable}) => orderable),
    backorderable: parts.some(({backorderable}) => backorderable),
    preorderable: parts.some(({preorderable}) => preorderable),
  }
}

/** What a set or bundle is made of. */
export interface Part {
  readonly availability: Availability
  /** Units that one of the whole takes. */
  readonly quantity: number
}

/**
 * Availability of a whole by its weakest part. A bundle is ordered as one, so every part has to be
 * there; of a set each part is ordered by itself, so one is enough.
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
