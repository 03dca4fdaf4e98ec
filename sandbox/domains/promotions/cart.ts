import type {DiscountWith} from './discount'
import type {Discount} from './promotion'
import type {ProductFacts} from './product-specification'
import type {ActivePromotion} from './qualification'

/** Product line, or chosen option of a line, before promotions. Money is in minor units. */
export interface CartLine {
  readonly lineId: string
  readonly shipmentId: string
  /** Id of the line that the option belongs to; null for a product. */
  readonly optionOf: string | null
  readonly optionId: string | null
  readonly facts: ProductFacts
  readonly quantity: number
  /** Price of the line; null when the product has no price. Promotions then do not change it. */
  readonly price: number | null
  /** True for an option that the site excludes from all discounts. */
  readonly neverDiscounted?: boolean
  /** Returns the unit price of the product in a price book, or null. */
  readonly priceInBook: (bookId: string) => number | null
}

/** Shipment before promotions; `price` is null as long as no method is chosen. */
export interface CartShipment {
  readonly shipmentId: string
  readonly methodId: string | null
  readonly price: number | null
}

/**
 * Units that "buy some, get some" promotions discount (B2C Commerce: promotion preferences): the
 * next most expensive or the cheapest ones, and whether they may cost more than the qualifying
 * units.
 */
export interface BuyGetPreferences {
  readonly leastExpensive: boolean
  readonly anyPrice: boolean
}

/** Input of the promotion rules. */
export interface Cart {
  readonly currency: string
  readonly lines: readonly CartLine[]
  readonly shipments: readonly CartShipment[]
  /** Ids of the payment methods of the basket; empty while none is chosen. */
  readonly paymentMethodIds: readonly string[]
  /**
   * Preferences for "buy some, get some". By default the next most expensive units are discounted,
   * if they cost no more than the qualifying units.
   */
  readonly buyGet?: BuyGetPreferences
}

/** Discount of a promotion on one line, one shipment or the order; `amount` is positive. */
export interface AppliedDiscount {
  readonly active: ActivePromotion
  readonly discount: Discount
  readonly amount: number
  readonly target:
    | {readonly kind: 'line'; readonly lineId: string}
    | {readonly kind: 'shipping'; readonly shipmentId: string}
    | {readonly kind: 'order'; readonly shares: ReadonlyMap<string, number>}
}

/** Bonus products of a promotion: all products of a list, or a choice of some. */
export interface BonusGrant {
  readonly active: ActivePromotion
  readonly discount: DiscountWith<'gift' | 'choice'>
  /** Number of times that the condition is met. */
  readonly times: number
  /** Id of the qualifying line, for product promotions. */
  readonly qualifyingLineId: string | null
}

/** Free or fixed-price shipping of units of a line, independent of their regular shipping costs. */
export interface ProductShippingDiscount {
  readonly active: ActivePromotion
  readonly discount: DiscountWith<'delivery'>
  readonly lineId: string
  readonly quantity: number
}

export interface CartPromotions {
  readonly discounts: readonly AppliedDiscount[]
  readonly productShipping: readonly ProductShippingDiscount[]
  readonly bonuses: readonly BonusGrant[]
}

/** Cart during the promotion calculation: the current price of every line and shipment. */
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

  /**
   * Returns true for a line that is shipped by a product promotion; it does not count towards
   * shipping costs.
   */
  isShippedByPromotion(lineId: string): boolean {
    return this.productShipping.some((one) => one.lineId === lineId)
  }

  /** Returns the current shipping price; undefined as long as the shipment has no method. */
  shippingPriceOf(shipmentId: string): number | undefined {
    return this.shippingPrices.get(shipmentId)
  }

  /** Applies a discount, which must not exceed the current price of its target. */
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
   * Records which lines met the condition of a product promotion. If the promotion prevents
   * requalifying, these lines cannot meet the condition of another promotion.
   */
  qualify({promotion}: ActivePromotion, lineIds: Iterable<string>): void {
    if (!promotion.preventsRequalifying) return
    for (const lineId of lineIds) this.spent.set(lineId, promotion.id)
  }

  /** Returns false for a line that already met the condition of a promotion that prevents requalifying. */
  mayQualify({promotion}: ActivePromotion, lineId: string): boolean {
    const claimedBy = this.spent.get(lineId)
    return claimedBy === undefined || claimedBy === promotion.id
  }

  /**
   * Records the qualifying lines of discounts on other lines: an exclusive promotion prevents
   * further discounts on both (B2C Commerce: Buy X/Get Y promotions).
   */
  earn(active: ActivePromotion, lineIds: Iterable<string>): void {
    if (active.promotion.exclusivity === 'no') return
    for (const place of lineIds) this.earners.push({active, place})
  }

  /** Returns all promotions applied so far, with the objects that they changed. */
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
