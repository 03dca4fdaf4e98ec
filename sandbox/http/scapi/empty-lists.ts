/** Lists of an API that stay in its answers when they are empty. */
interface PreservedLists {
  /** Part of the route to which the rule applies; the first matching rule applies. */
  readonly route: RegExp
  readonly lists: readonly string[]
  /** Objects with the merchant's own content, which is not filtered. */
  readonly opaque?: readonly string[]
}

/**
 * The Shopper APIs omit an empty list: their published examples of a basket
 * without a coupon, gift certificate or payment have no such property, and published clients test
 * for its absence (the stock checkout opens the address form on `!customer.addresses`, listings end on
 * `!productSearchResult.hits`). These lists stay: the API documents require them and clients read
 * them without a check (`data` of product lists, `parentCategoryTree` of the root category), or a published example has them empty (`suggestedPhrases`,
 * `folders`, `components`). `hits` of a product search is required too and nevertheless omitted.
 */
const preservedLists: readonly PreservedLists[] = [
  {
    route: /\/shopper-search\//,
    lists: ['refinements', 'sortingOptions', 'suggestedPhrases', 'suggestedTerms', 'images'],
  },
  {route: /\/shopper-products\//, lists: ['data', 'images', 'parentCategoryTree']},
  {route: /\/shopper-availability\//, lists: ['data', 'inventories']},
  {route: /\/shopper-customers\/.*\/product-lists(\/:\w+)?$/, lists: ['data', 'images']},
  {route: /\/shopper-customers\//, lists: ['images']},
  {
    route: /\/shopper-experience\//,
    lists: ['components', 'data', 'folders', 'hits'],
    opaque: ['custom', 'data'],
  },
  {route: /\/shopper-promotions\//, lists: ['data']},
  {route: /\/shopper-configurations\//, lists: ['configurations']},
  {route: /\/shopper-consents\//, lists: ['channels', 'consentStatus', 'data', 'results']},
  {route: /\/shopper-orders\//, lists: ['cancelReasonCodes', 'returnReasonCodes']},
  {route: /\/shopper-payments\//, lists: ['paymentMethods', 'paymentMethodSetAccounts']},
  {route: /\/shopper-(baskets|context|gift-certificates|seo|stores)\//, lists: []},
]

/** An answer of a route as it is sent; answers of custom endpoints stay unchanged. */
export function withoutEmptyLists(answer: unknown, route: string): unknown {
  const rule = preservedLists.find(({route: pattern}) => pattern.test(route))
  return rule ? prune(answer, rule) : answer
}

function prune(value: unknown, rule: PreservedLists): unknown {
  if (Array.isArray(value)) return value.map((member) => prune(member, rule))
  if (typeof value !== 'object' || value === null) return value
  const pruned: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    if (Array.isArray(member) && member.length === 0 && !staysEmpty(name, rule)) continue
    pruned[name] = isOpaque(name, member, rule) ? member : prune(member, rule)
  }
  return pruned
}

/** Custom attributes are values of the merchant, of any type. */
const isCustom = (name: string) => name.startsWith('c_')

const staysEmpty = (name: string, {lists}: PreservedLists) => isCustom(name) || lists.includes(name)

const isOpaque = (name: string, member: unknown, {opaque = []}: PreservedLists) =>
  isCustom(name) || (opaque.includes(name) && !Array.isArray(member))
