import type {CartLine} from './cart'
import type {ProductFacts, ProductSpecification} from './product-specification'
import type {OrderRule, ProductRule, Promotion, PromotionRule, ShippingRule} from './promotion'
import type {ActivePromotion} from './qualification'

/** Small builders for the tests of the promotion rules. */

/** Every product. */
export const ALL: ProductSpecification = {included: [], excluded: []}

/** Products with these ids. */
export function products(...ids: string[]): ProductSpecification {
  return {
    included: [[{kind: 'product-id', operator: 'is equal', values: ids}]],
    excluded: [],
  }
}

export function facts(id: string, more: Partial<ProductFacts> = {}): ProductFacts {
  return {
    id,
    masterId: null,
    brand: () => undefined,
    price: () => null,
    stock: () => 0,
    attribute: () => [],
    category: () => false,
    inSet: () => false,
    priceFrom: () => false,
    option: () => undefined,
    ...more,
  }
}

/** A line named after its product; `price` is that of the whole line. */
export function line(
  id: string,
  price: number | null,
  quantity = 1,
  more: Partial<CartLine> = {},
): CartLine {
  return {
    lineId: id,
    shipmentId: 'me',
    optionOf: null,
    optionId: null,
    facts: facts(id),
    quantity,
    price,
    priceInBook: () => null,
    ...more,
  }
}

const common = {
  qualifying: null,
  combination: [],
  paymentMethodIds: [],
  ignoresGlobalExclusions: false,
}

export function productRule(rule: Partial<ProductRule>): ProductRule {
  return {
    ...common,
    class: 'product',
    kind: 'simple',
    discounted: ALL,
    discountedCombination: [],
    shippingMethodIds: [],
    identicalProducts: false,
    exactQuantity: false,
    maxApplications: null,
    tiers: [],
    ...rule,
  }
}

export function orderRule(rule: Partial<OrderRule>): OrderRule {
  return {
    ...common,
    class: 'order',
    condition: 'total',
    excluded: null,
    onlyQualifying: false,
    excludesDiscounted: false,
    upsell: null,
    tiers: [],
    ...rule,
  }
}

export function shippingRule(rule: Partial<ShippingRule>): ShippingRule {
  return {
    ...common,
    class: 'shipping',
    condition: 'total',
    shippingMethodIds: [],
    prohibitsOthers: true,
    upsell: null,
    maxApplications: null,
    tiers: [],
    ...rule,
  }
}

export function promotion(
  id: string,
  rule: PromotionRule,
  more: Partial<Promotion> = {},
): Promotion {
  return {
    id,
    enabled: true,
    currency: null,
    exclusivity: 'no',
    assignments: [],
    name: {default: id},
    calloutMsg: {},
    details: {},
    image: null,
    custom: {},
    exclusivityGroup: '',
    combinableIds: [],
    exclusiveIds: [],
    tags: [],
    searchable: false,
    refinable: false,
    proratesAcrossEligible: false,
    preventsRequalifying: false,
    rule,
    ...more,
  }
}

export function active(
  id: string,
  rule: PromotionRule,
  more: Partial<Promotion> & {rank?: number} = {},
): ActivePromotion {
  const {rank = null, ...rest} = more
  return {promotion: promotion(id, rule, rest), rank, couponId: null, couponCode: null}
}
