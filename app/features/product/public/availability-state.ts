import {plainText} from '@common/plain-text'
import {type MessageId} from '@app/shared/i18n/messages'

/** Availability state of a product, by inventory and `c_availability` (rule PROD-5). */
export type AvailabilityState =
  | 'instock'
  | 'lowstock'
  | 'preorder'
  | 'backorder'
  | 'outofstock'
  | 'comingsoon'
  | 'discontinued'
  /** In stock, but without a price: it cannot be bought (rule PROD-28). */
  | 'unpriced'

/** Availability of one product, small enough to keep for every variant. */
export interface AvailabilityModel {
  readonly state: AvailabilityState
  /** Units available to sell; missing when the backend does not return them. */
  readonly stock?: number
  /** `2027-03-01`: date on which the product is in stock. */
  readonly date?: string
  /** The merchant's own availability message. */
  readonly message?: string
}

/** Availability fields of a SCAPI product. */
export interface WireAvailability {
  readonly inventory?: {
    readonly ats?: number
    readonly stockLevel?: number
    readonly orderable?: boolean
    readonly backorderable?: boolean
    readonly preorderable?: boolean
    readonly inStockDate?: string
  }
  readonly c_availability?: unknown
  readonly c_availabilityMessage?: unknown
  readonly c_releaseDate?: unknown
  /** Start of the sale: an ISO time, or an object with it by site. */
  readonly validFrom?: unknown
}

/** Up to this stock level the remaining units are shown. */
export const LOW_STOCK = 5

/** B2C Commerce's stock level for a perpetual inventory. */
const ENDLESS = 999_999

const ORDERABLE: ReadonlySet<AvailabilityState> = new Set([
  'instock',
  'lowstock',
  'preorder',
  'backorder',
])

/**
 * Values of `c_availability` that agree with a state of the inventory: the merchant's message applies to
 * these.
 */
const SAME_MESSAGE: Readonly<Record<AvailabilityState, readonly string[]>> = {
  instock: ['instock'],
  lowstock: ['lowstock', 'instock'],
  preorder: ['comingsoon'],
  backorder: ['outofstock', 'comingsoon', 'instock', 'lowstock'],
  outofstock: ['outofstock'],
  comingsoon: ['comingsoon'],
  discontinued: ['discontinued'],
  unpriced: [],
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The inventory decides whether a product can be ordered, since it is per site and changes with each order;
 * the merchant's attribute decides between out of stock, coming soon and discontinued.
 */
function stateOf({inventory = {}, c_availability: attribute}: WireAvailability): AvailabilityState {
  const {ats = 0, stockLevel = ats, orderable, backorderable, preorderable} = inventory
  if (attribute === 'discontinued') return 'discontinued'
  if (!orderable) return attribute === 'comingsoon' ? 'comingsoon' : 'outofstock'
  if (stockLevel <= 0 && preorderable) return 'preorder'
  if (stockLevel <= 0 && backorderable) return 'backorder'
  return ats <= LOW_STOCK || attribute === 'lowstock' ? 'lowstock' : 'instock'
}

const isDated = (state: AvailabilityState): boolean =>
  state !== 'instock' && state !== 'lowstock' && state !== 'discontinued'

/** Day of an ISO time. */
const dayOf = (iso: string): string => iso.slice(0, 10)

/**
 * Start of the sale, for a product that comes soon; '' when there is none, and when it is over: a backend shows products
 * from that day on, and one that is shown and still comes soon has no day that can be promised.
 */
function startOfSale({validFrom}: WireAvailability, state: AvailabilityState): string {
  const {default: bySite} = (validFrom ?? {}) as {default?: unknown}
  const start = textOf(typeof validFrom === 'string' ? validFrom : bySite)
  return state === 'comingsoon' && Date.parse(start) > Date.now() ? start : ''
}

export function availabilityOf(wire: WireAvailability): AvailabilityModel {
  const state = stateOf(wire)
  const {ats, inStockDate} = wire.inventory ?? {}
  const date = dayOf(inStockDate || textOf(wire.c_releaseDate) || startOfSale(wire, state))
  const message = SAME_MESSAGE[state].includes(textOf(wire.c_availability))
    ? plainText(wire.c_availabilityMessage)
    : ''
  return {
    state,
    ...(ats !== undefined && ats < ENDLESS && {stock: ats}),
    ...(date && isDated(state) && {date}),
    ...(message && {message}),
  }
}

/** Whether the product can be added to the basket. */
export const isOrderable = ({state}: Pick<AvailabilityModel, 'state'>): boolean =>
  ORDERABLE.has(state)

export interface AvailabilityText {
  readonly id: MessageId
  /** Arguments of the message; the date is not formatted for the locale yet. */
  readonly count?: number
  readonly date?: string
}

const DATED: Partial<Record<AvailabilityState, MessageId>> = {
  preorder: 'product.availability.preorderDate',
  backorder: 'product.availability.backorder',
  outofstock: 'product.availability.outofstockDate',
  comingsoon: 'product.availability.comingsoonDate',
}

const UNDATED: Readonly<Record<AvailabilityState, MessageId>> = {
  instock: 'product.availability.instock',
  lowstock: 'product.availability.lowstock',
  preorder: 'product.availability.preorder',
  backorder: 'product.availability.backorderUndated',
  outofstock: 'product.stock.outOfStock',
  comingsoon: 'product.availability.comingsoon',
  discontinued: 'product.availability.discontinued',
  unpriced: 'product.notAvailable',
}

/** Message for an availability (rule PROD-6). */
export function availabilityText({state, stock, date}: AvailabilityModel): AvailabilityText {
  if (state === 'lowstock' && stock !== undefined && stock <= LOW_STOCK) {
    return {id: 'product.stock.onlyLeft', count: stock}
  }
  const dated = date ? DATED[state] : undefined
  return dated ? {id: dated, date} : {id: UNDATED[state]}
}
