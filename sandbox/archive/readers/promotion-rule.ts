import type {
  Discount,
  OrderRule,
  ProductConstraint,
  ProductRule,
  PromotionRule,
  ShippingRule,
  Tier,
} from '../../domains/promotions/promotion'
import type {XmlNode} from '../xml-node'
import {childSpecification, readSpecification} from './product-specification'

/** The rule of a promotion, or null for a promotion without one. */
export function readRule(promotion: XmlNode): PromotionRule | null {
  const product = promotion.first('product-promotion-rule')
  if (product) return productRule(product)
  const order = promotion.first('order-promotion-rule')
  if (order) return orderRule(order)
  const shipping = promotion.first('shipping-promotion-rule')
  return shipping ? shippingRule(shipping) : null
}

function commonOf(rule: XmlNode) {
  return {
    qualifying: childSpecification(rule, 'qualifying-products'),
    combination: constraintsOf(rule, 'qualifying-products-combination'),
    paymentMethodIds: methodIds(rule, 'payment-methods'),
    ignoresGlobalExclusions: rule.boolean('disable-global-excluded-products') ?? false,
  }
}

function productRule(rule: XmlNode): ProductRule {
  const discountedCombination = constraintsOf(rule, 'discounted-products-combination')
  const common = {
    ...commonOf(rule),
    class: 'product' as const,
    discounted: childSpecification(rule, 'discounted-products'),
    discountedCombination,
    shippingMethodIds: methodIds(rule, 'shipping-methods'),
    identicalProducts: rule.boolean('identical-products') ?? false,
    exactQuantity: false,
    maxApplications: rule.number('max-applications') ?? null,
  }
  const isCombination = common.combination.length > 0 || discountedCombination.length > 0
  const kindOf = (kind: ProductRule['kind']) => (isCombination ? 'combination' : kind)
  const simple = rule.first('simple-discount')
  if (simple) return {...common, kind: kindOf('simple'), tiers: tierList([tierOf(simple)])}
  const tiered = rule.first('discounts')
  if (tiered) {
    const isAmount = tiered.attributes['condition-type'] === 'product-amount'
    return {
      ...common,
      kind: kindOf(isAmount ? 'amount' : 'quantity'),
      tiers: tierList(tiered.all('discount').map(tierOf)),
    }
  }
  const bogos = rule.first('bogo-discounts')
  const total = rule.walk('total-discounts', 'discount')
  if (total.length > 0)
    return {...common, kind: kindOf('total'), tiers: tierList(total.map(tierOf))}
  const steps = [...rule.all('bogo'), ...(bogos?.all('bogo') ?? [])]
  return {
    ...common,
    kind: kindOf('bogo'),
    exactQuantity: bogos?.attributes['require-exact-eligible-quantity'] === 'true',
    tiers: tierList(steps.map(tierOf)),
  }
}

function orderRule(rule: XmlNode): OrderRule {
  const discounts = rule.first('discounts')
  const excluded = childSpecification(rule, 'excluded-products')
  const nonQualifying = childSpecification(rule, 'non-qualifying-products')
  return {
    ...commonOf(rule),
    class: 'order',
    condition: conditionOf(rule, discounts),
    tiers: tierList(discounts?.all('discount').map(tierOf) ?? []),
    excluded: excluded ?? nonQualifying,
    onlyQualifying: rule.boolean('discount-only-qualifying-products') ?? false,
    excludesDiscounted: rule.boolean('exclude-discounted-products') ?? false,
    upsell: upsellOf(rule),
  }
}

function shippingRule(rule: XmlNode): ShippingRule {
  const discounts = rule.first('discounts')
  return {
    ...commonOf(rule),
    class: 'shipping',
    condition: conditionOf(rule, discounts),
    tiers: tierList(discounts?.all('discount').map(tierOf) ?? []),
    shippingMethodIds: methodIds(rule, 'shipping-methods'),
    prohibitsOthers: rule.boolean('prohibit-nonqualifying-products') ?? true,
    upsell: upsellOf(rule),
    maxApplications: rule.number('max-applications') ?? null,
  }
}

/** What thresholds are compared with: by default the total, or the combination where one is named. */
function conditionOf(rule: XmlNode, discounts: XmlNode | undefined): OrderRule['condition'] {
  const type = discounts?.attributes['condition-type']
  if (type === 'product-quantity') return 'quantity'
  if (type === 'product-combination') return 'combination'
  return !type && rule.first('qualifying-products-combination') ? 'combination' : 'total'
}

function upsellOf(rule: XmlNode): number | null {
  const threshold = rule.number('upsell-threshold')
  return rule.boolean('enable-upsells') ? (threshold ?? Number.MAX_SAFE_INTEGER) : null
}

function methodIds(rule: XmlNode, name: string): string[] {
  return rule.walk(name, 'method-id').map(({text}) => text.trim())
}

function constraintsOf(rule: XmlNode, name: string): ProductConstraint[] {
  return rule.walk(name, 'product-constraints', 'product-constraint').map((node) => ({
    quantity: node.number('quantity') ?? 1,
    products: readSpecification(node.first('product-specification') ?? node),
  }))
}

/**
 * Tiers in the order of their thresholds, or of the units that share one price; those without a
 * known discount are left out.
 */
function tierList(tiers: readonly (Tier | null)[]): Tier[] {
  return tiers
    .filter((tier) => tier !== null)
    .sort(
      (a, b) => a.threshold - b.threshold || (a.eligibleQuantity ?? 0) - (b.eligibleQuantity ?? 0),
    )
}

function tierOf(node: XmlNode): Tier | null {
  const discount = readDiscount(node)
  return (
    discount && {
      threshold: node.number('threshold') ?? 0,
      eligibleQuantity: node.number('eligible-quantity') ?? null,
      discount,
    }
  )
}

/** The element of a kind of discount, and its content; null for one that is empty. */
interface DiscountElement<Kind extends Discount> {
  readonly name: string
  readonly read: (element: XmlNode) => Kind | null
}

const moneyElement = <Type extends Extract<Discount, {amount: string}>['type']>(
  name: string,
  type: Type,
) => ({
  name,
  read: (element: XmlNode) => ({type, amount: String(element.asAmount())}),
})

/** Every kind of discount; of several elements of a tier the first in this order counts. */
const discountElements: {
  readonly [Type in Discount['type']]: DiscountElement<Extract<Discount, {type: Type}>>
} = {
  percentage: {
    name: 'percentage',
    read: (element) =>
      element.text.trim() === '' ? null : {type: 'percentage', percentage: element.asAmount()},
  },
  amount: moneyElement('amount', 'amount'),
  fixed_price: moneyElement('fixed-price', 'fixed_price'),
  total_fixed_price: moneyElement('total-fixed-price', 'total_fixed_price'),
  fixed_price_shipping: moneyElement('fixed-price-shipping', 'fixed_price_shipping'),
  free: {name: 'free', read: () => ({type: 'free'})},
  free_shipping: {name: 'free-shipping', read: () => ({type: 'free_shipping'})},
  price_book_price: {
    name: 'price-book-price',
    read: (book) => ({type: 'price_book_price', priceBookId: book.string('pricebook-id') ?? ''}),
  },
  percentage_off_options: {
    name: 'percent-off-options',
    read: (options) => ({
      type: 'percentage_off_options',
      percentage: options.amount('percentage') ?? 0,
      optionIds: options.walk('product-options', 'option-id').map(({text}) => text.trim()),
    }),
  },
  bonus: {
    name: 'bonus',
    read: (bonus) => ({
      type: 'bonus',
      productIds: bonus.walk('bonus-products', 'product-id').map(({text}) => text.trim()),
    }),
  },
  bonus_choice: {name: 'bonus-choice', read: readChoice},
}

/** The discount of a tier; null without one that is known. */
function readDiscount(node: XmlNode): Discount | null {
  for (const {name, read} of Object.values<DiscountElement<Discount>>(discountElements)) {
    const element = node.first(name)
    const discount = element && read(element)
    if (discount) return discount
  }
  return null
}

function readChoice(choice: XmlNode): Extract<Discount, {type: 'bonus_choice'}> {
  const list = choice.first('bonus-products')
  const priced = (list?.all('bonus-product') ?? []).map((product) => ({
    id: product.required('product-id'),
    price: String(product.amount('bonus-product-price') ?? 0),
  }))
  const free = (list?.all('product-id') ?? []).map(({text}) => ({id: text.trim(), price: '0'}))
  return {
    type: 'bonus_choice',
    products: [...priced, ...free],
    rule: childSpecification(choice, 'bonus-product-rule'),
    maxItems: choice.number('max-bonus-items') ?? 1,
  }
}
