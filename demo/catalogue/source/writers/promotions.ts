import type {Prices} from '../model'
import {priceIn, roundAmountIn, spellAmount, type Currency} from '../money'
import type {
  CouponSource,
  DiscountSource,
  Goods,
  PromotionSource,
  TierSource,
} from '../promotions/promotion-range'
import {
  campaigns,
  coupons,
  customerGroups,
  promotions,
  sourceCodes,
} from '../promotions/promotion-range'
import {generatedSites} from '../sites'
import type {Element} from './xml'
import {custom, customText, el, leaf, localized, serialize} from './xml'

const impex = 'http://www.demandware.com/xml/impex'
const storefront = 'barnholt-storefront'

/** Shops with promotions, and their currency. */
const sites: readonly (readonly [string, Currency])[] = [
  ['DEU', 'EUR'],
  ['USA', 'USD'],
  ['JPN', 'JPY'],
  ...generatedSites.map(({id, currency}) => [id, currency] as const),
]

/** Promotions, coupons, groups and source codes of every shop: XML by path in the archive. */
export function promotionXmls(): Map<string, string> {
  return new Map(
    sites.flatMap(([site, currency]) => [
      [`sites/${site}/customer-groups.xml`, serialize(customerGroupsXml())] as const,
      [`sites/${site}/source-codes.xml`, serialize(sourceCodesXml())] as const,
      [`sites/${site}/coupons.xml`, serialize(couponsXml())] as const,
      [`sites/${site}/promotions.xml`, serialize(promotionsXml(currency))] as const,
    ]),
  )
}

function promotionsXml(currency: Currency): Element {
  return el(
    'promotions',
    {xmlns: `${impex}/promotion/2008-01-31`},
    campaigns.map(({id, coupon, group, sourceCode, from, until}) =>
      el(
        'campaign',
        {'campaign-id': id},
        leaf('enabled-flag', true),
        from ? leaf('start-date', from) : undefined,
        until ? leaf('end-date', until) : undefined,
        coupon || sourceCode
          ? undefined
          : el('customer-groups', {}, el('customer-group', {'group-id': group ?? 'Everyone'})),
        coupon ? el('coupons', {}, el('coupon', {'coupon-id': coupon})) : undefined,
        sourceCode
          ? el('source-codes', {}, el('source-code', {'group-id': sourceCode}))
          : undefined,
      ),
    ),
    promotions.map((one) => promotionXml(one, currency)),
    promotions.map(({id, campaign, rank}) =>
      el(
        'promotion-campaign-assignment',
        {'promotion-id': id, 'campaign-id': campaign},
        ...couponGroupXml(campaign),
        leaf('rank', rank),
      ),
    ),
  )
}

/** Restricts the coupon of a campaign to a customer group: shoppers need both. */
function couponGroupXml(campaignId: string): Element[] {
  const group = campaigns.find(({id}) => id === campaignId)?.couponGroup
  if (!group) return []
  return [
    el('qualifiers', {'match-mode': 'all'}, el('customer-groups', {}), el('coupons', {})),
    el('customer-groups', {}, el('customer-group', {'group-id': group})),
  ]
}

function promotionXml(one: PromotionSource, currency: Currency): Element {
  return el(
    'promotion',
    {'promotion-id': one.id},
    leaf('enabled-flag', true),
    leaf('archived-flag', false),
    leaf('searchable-flag', true),
    leaf('exclusivity', one.exclusivity),
    leaf('currency', currency),
    localized('name', one.name),
    localized('callout-msg', one.callout),
    localized('details', one.details),
    looksXml(one),
    ruleXml(one, currency),
  )
}

/** How a promotion is shown. */
function looksXml({icon, badge, colorWorld}: PromotionSource): Element | undefined {
  if (!icon && !badge && !colorWorld) return undefined
  const folder = '/on/demandware.static/-/Sites-barnholt-master/default'
  return el(
    'custom-attributes',
    {},
    icon ? custom('promotionIcon', `${folder}/${icon}`) : undefined,
    colorWorld ? custom('colorWorld', colorWorld) : undefined,
    badge ? customText('badge', badge) : undefined,
  )
}

function ruleXml(one: PromotionSource, currency: Currency): Element {
  const {rule, tiers, upsell, maxApplications} = one
  const steps = tiers.map((tier) => tierXml('discount', tier, currency))
  const upsells = upsell
    ? [leaf('enable-upsells', true), leaf('upsell-threshold', spell(upsell, currency))]
    : []
  if (rule.kind === 'order') {
    const discounts = el('discounts', {'condition-type': 'order-total'}, steps)
    return el('order-promotion-rule', {}, discounts, upsells)
  }
  if (rule.kind === 'shipping') {
    return el(
      'shipping-promotion-rule',
      {},
      el(
        'shipping-methods',
        {},
        rule.methods.map((id) => leaf('method-id', id)),
      ),
      el('discounts', {'condition-type': 'shipment-total'}, steps),
      upsells,
    )
  }
  return el(
    'product-promotion-rule',
    {},
    rule.kind === 'simple' ? undefined : goodsXml('qualifying-products', rule.goods),
    goodsXml('discounted-products', rule.goods),
    productDiscount(rule.kind, tiers, steps, currency),
    maxApplications === undefined ? undefined : leaf('max-applications', maxApplications),
  )
}

function productDiscount(
  kind: 'simple' | 'quantity' | 'bogo',
  tiers: readonly TierSource[],
  steps: Element[],
  currency: Currency,
): Element {
  if (kind === 'quantity') return el('discounts', {'condition-type': 'product-quantity'}, steps)
  if (kind === 'bogo') {
    return el(
      'bogo-discounts',
      {},
      tiers.map((tier) => tierXml('bogo', tier, currency)),
    )
  }
  return el(
    'simple-discount',
    {},
    tiers.map(({discount}) => discountXml(discount, currency)),
  )
}

function tierXml(name: string, {from = 0, eligible, discount}: TierSource, currency: Currency) {
  return el(
    name,
    {},
    leaf('threshold', typeof from === 'number' ? from : spell(from, currency)),
    discountXml(discount, currency),
    eligible === undefined ? undefined : leaf('eligible-quantity', eligible),
  )
}

function discountXml(discount: DiscountSource, currency: Currency): Element {
  if ('percentage' in discount) return leaf('percentage', discount.percentage)
  if ('amount' in discount) return leaf('amount', spell(discount.amount, currency))
  if ('fixedPrice' in discount)
    return leaf('fixed-price', spellAmount(priceIn(discount.fixedPrice, currency), currency))
  if ('free' in discount) return el('free', {})
  if ('bonus' in discount) {
    const ids = discount.bonus.map((id) => leaf('product-id', id))
    return el('bonus', {}, el('bonus-products', {}, ids))
  }
  return el(
    'bonus-choice',
    {},
    el(
      'bonus-products',
      {},
      discount.choice.map((id) =>
        el('bonus-product', {'product-id': id}, leaf('bonus-product-price', 0)),
      ),
    ),
    leaf('max-bonus-items', discount.max),
  )
}

function goodsXml(name: string, goods: Goods): Element {
  const condition =
    'ids' in goods
      ? el(
          'product-id-condition',
          {operator: 'is equal'},
          goods.ids.map((id) => leaf('product-id', id)),
        )
      : el(
          'category-condition',
          {'catalog-id': storefront, operator: 'is equal'},
          goods.categories.map((id) => leaf('category-id', id)),
        )
  return el(name, {}, el('included-products', {}, el('condition-group', {}, condition)))
}

function couponsXml(): Element {
  return el('coupons', {xmlns: `${impex}/coupon/2008-06-17`}, coupons.map(couponXml))
}

function couponXml({id, description, codes, ...limits}: CouponSource): Element {
  const {perCode, perCustomer, perTimeFrame} = limits
  const optional = (name: string, value: number | undefined) =>
    value === undefined ? undefined : leaf(name, value)
  return el(
    'coupon',
    {'coupon-id': id},
    leaf('description', description),
    leaf('enabled-flag', true),
    leaf('case-insensitive', true),
    el(
      'redemption-limits',
      {},
      optional('limit-per-code', perCode),
      optional('limit-per-customer', perCustomer),
      perTimeFrame
        ? el(
            'limit-per-time-frame',
            {},
            leaf('limit', perTimeFrame.limit),
            leaf('time-frame', perTimeFrame.days),
          )
        : undefined,
    ),
    codesXml(codes),
  )
}

function codesXml(codes: CouponSource['codes']): Element {
  if ('single' in codes) return leaf('single-code', codes.single)
  if ('list' in codes)
    return el(
      'multiple-codes',
      {},
      codes.list.map((code) => leaf('code', code)),
    )
  return el(
    'system-codes',
    {},
    leaf('max-number-of-codes', codes.issued),
    leaf('code-prefix', codes.prefix),
    leaf('code-length', 10),
  )
}

function customerGroupsXml(): Element {
  return el(
    'customer-groups',
    {xmlns: `${impex}/customergroup/2007-06-30`},
    customerGroups.map(({id, description}) =>
      el('customer-group', {'group-id': id}, leaf('description', description)),
    ),
  )
}

function sourceCodesXml(): Element {
  return el(
    'sourcecodes',
    {xmlns: `${impex}/sourcecode/2007-03-31`},
    sourceCodes.map(({id, codes}) =>
      el(
        'sourcecode-group',
        {'group-id': id},
        leaf('enabled-flag', true),
        el(
          'code-specs',
          {},
          codes.map((code) => leaf('code-spec', code)),
        ),
      ),
    ),
  )
}

const spell = (prices: Prices, currency: Currency): string =>
  spellAmount(roundAmountIn(prices, currency), currency)
