import type {Discount} from './promotion'
import type {ProductFacts} from './product-specification'
import type {ActivePromotion} from './qualification'

/** A product line, or the chosen option of one, before promotions. Money is in minor units. */
export interface CartLine {
  readonly lineId: string
  readonly shipmentId: string
  /** Line that the option belongs to; null for a product. */
  readonly optionOf: string | null
  readonly optionId: string | null
  readonly facts: ProductFacts
  readonly quantity: number
  /** Null: the product has no price, and no promotion touches it. */
  readonly price: number | null
  /** True for an option that the site keeps out of every discount. */
  readonly neverDiscounted?: boolean
  /** Unit price of the product in a price book, or null. */
  priceInBook(bookId: string): number | null
}

/** A shipment before promotions; `price` null as long as no method is chosen. */
export interface CartShipment {
  readonly shipmentId: string
  readonly methodId: string | null
  readonly price: number | null
}

/**
 * Which units "buy some, get some" gives away (B2C Commerce: promotion preferences): the next most
 * expensive or the cheapest ones; and whether they may cost more than the units that earn them.
 */
export interface BuyGetPreferences {
  readonly leastExpensive: boolean
  readonly anyPrice: boolean
}

/** What promotions look at. */
export interface Cart {
  readonly currency: string
  readonly lines: readonly CartLine[]
  readonly shipments: readonly CartShipment[]
  /** Methods that the basket is to be paid with; empty while nobody knows. */
  readonly paymentMethodIds: readonly string[]
  /** The next most expensive units, not dearer than those that earn them, unless given. */
  readonly buyGet?: BuyGetPreferences
}

/** What a promotion takes off one line, one shipment or the order; `amount` is positive. */
export interface AppliedDiscount {
  readonly active: ActivePromotion
  readonly discount: Discount
  readonly amount: number
  readonly target:
    | {readonly kind: 'line'; readonly lineId: string}
    | {readonly kind: 'shipping'; readonly shipmentId: string}
    | {readonly kind: 'order'; readonly shares: ReadonlyMap<string, number>}
}

/** Bonus products that a promotion gives: all of a list, or a choice of some. */
export interface BonusGrant {
  readonly active: ActivePromotion
  readonly discount: Extract<Discount, {type: 'bonus' | 'bonus_choice'}>
  /** How many times the condition is met. */
  readonly times: number
  /** Line that earned it, for product promotions. */
  readonly qualifyingLineId: string | null
}

/** Free or fixed-price shipping of units of a line, whatever they cost to ship otherwise. */
export interface ProductShippingDiscount {
  readonly active: ActivePromotion
  readonly discount: Extract<Discount, {type: 'free_shipping' | 'fixed_price_shipping'}>
  readonly lineId: string
  readonly quantity: number
}

export interface CartPromotions {
  readonly discounts: readonly AppliedDiscount[]
  readonly productShipping: readonly ProductShippingDiscount[]
  readonly bonuses: readonly BonusGrant[]
}

/** A cart while promotions are being worked out: what every line and shipment costs so far. */
export class RunningCart {
  readonly discounts: AppliedDiscount[] = []
  readonly productShipping: ProductShippingDiscount[] = []
  readonly bonuses: BonusGrant[] = []
  private readonly earners: {active: ActivePromotion; place: string}[] = []
  private readonly spent = new Map<string, string>()
  private readonly linePrices = new Map<string, number>()
  private readonly shippingPrices = new Map<string, number>()

  constructor(readonly cart: Cart) {
    for (const line of cart.lines) this.linePrices.set(line.lineId, line.price ?? 0)
    for (const {shipmentId, price} of cart.shipments) {
      if (price !== null) this.shippingPrices.set(shipmentId, price)
    }
  }

  priceOf(lineId: string): number {
    return this.linePrices.get(lineId) ?? 0
  }

  /** True for a line that product promotions ship: it counts towards no shipping costs. */
  isShippedByPromotion(lineId: string): boolean {
    return this.productShipping.some((one) => one.lineId === lineId)
  }

  /** Undefined as long as the shipment has no method. */
  shippingPriceOf(shipmentId: string): number | undefined {
    return this.shippingPrices.get(shipmentId)
  }

  /** Applies a discount, which must not be greater than what is left of its target. */
  apply(applied: AppliedDiscount): void {
    const {target, amount} = applied
    if (amount <= 0) return
    if (target.kind === 'line') this.reduceLine(target.lineId, amount)
    if (target.kind === 'order') {
      for (const [lineId, share] of target.shares) this.reduceLine(lineId, share)
    }
    if (target.kind === 'shipping') {
      const before = this.shippingPrices.get(target.shipmentId) ?? 0
      this.shippingPrices.set(target.shipmentId, before - amount)
    }
    this.discounts.push(applied)
  }

  /**
   * Notes which lines met the condition of a product promotion. One that prevents requalifying
   * keeps them from meeting that of another.
   */
  qualify({promotion}: ActivePromotion, lineIds: Iterable<string>): void {
    if (!promotion.preventsRequalifying) return
    for (const lineId of lineIds) this.spent.set(lineId, promotion.id)
  }

  /** False for a line that already met the condition of a promotion that claims it for itself. */
  mayQualify({promotion}: ActivePromotion, lineId: string): boolean {
    const claimedBy = this.spent.get(lineId)
    return claimedBy === undefined || claimedBy === promotion.id
  }

  /**
   * Notes lines that earned what others got: an exclusive promotion keeps discounts off both (B2C
   * Commerce: Buy X/Get Y promotions).
   */
  earn(active: ActivePromotion, lineIds: Iterable<string>): void {
    if (active.promotion.exclusivity === 'no') return
    for (const place of lineIds) this.earners.push({active, place})
  }

  /** Every promotion that did something so far, with what it changed. */
  used(): readonly {active: ActivePromotion; place: string | null}[] {
    return [
      ...this.discounts.map(({active, target}) => ({active, place: placeOf(target)})),
      ...this.productShipping.map(({active, lineId}) => ({active, place: lineId})),
      ...this.bonuses.map(({active, qualifyingLineId}) => ({active, place: qualifyingLineId})),
      ...this.earners,
    ]
  }

  private reduceLine(lineId: string, amount: number): void {
    this.linePrices.set(lineId, this.priceOf(lineId) - amount)
  }
}

function placeOf(target: AppliedDiscount['target']): string | null {
  if (target.kind === 'line') return target.lineId
  return target.kind === 'shipping' ? target.shipmentId : null
}
