import {el, leaf, serialize, type Element} from './xml'

interface RuleSource {
  readonly id: string
  readonly tag: string
  readonly rule: string
}

/** Kinds of tags by id, in their order. */
const tags = [
  ['title', 'title'],
  ['description', 'name'],
  ['robots', 'name'],
  ['og:title', 'property'],
] as const

/** Rules of product pages: texts of the page win, names stand in for those that are missing. */
export const productRules: readonly RuleSource[] = [
  {
    id: 'product-title',
    tag: 'title',
    rule: "${Product.pageTitle ELSE Product.name AND Constant(' | Barnholt')}",
  },
  {id: 'product-description', tag: 'description', rule: '${Product.pageDescription}'},
  {id: 'product-share-title', tag: 'og:title', rule: '${Product.name}'},
]

/** Rules of lists of products: refined ones and searches are not listed. */
export const listingRules: readonly RuleSource[] = [
  {
    id: 'listing-title',
    tag: 'title',
    rule: "${IF SearchPhrase THEN SearchPhrase AND Constant(' | Barnholt') ELSE Category.pageTitle}",
  },
  {
    id: 'listing-description',
    tag: 'description',
    rule: '${Category.pageDescription ELSE Category.description}',
  },
  {
    id: 'listing-robots',
    tag: 'robots',
    rule: "${IF SearchPhrase OR SearchRefinement.refinementColor OR SearchRefinement.material OR SearchRefinement.price THEN Constant('noindex, follow') ELSE Constant('index, follow')}",
  },
  {
    id: 'listing-share-title',
    tag: 'og:title',
    rule: '${SearchPhrase ELSE IF Category.pageTitle THEN Category.displayName}',
  },
]

/** Rules that an object is assigned, as an element of it. */
export const assignedRules = (scope: string, rules: readonly RuleSource[]): Element =>
  el(
    `${scope}-meta-tag-rules`,
    {},
    rules.map(({id}) => el('page-meta-tag-rule', {'rule-id': id})),
  )

const rulesXml = (scope: string, rules: readonly RuleSource[]): Element =>
  el(
    `${scope}-meta-tag-rules`,
    {},
    rules.map(({id, tag, rule}) =>
      el(
        'page-meta-tag-rule',
        {'rule-id': id, 'meta-tag-id': tag},
        leaf('rule', rule, {'xml:lang': 'x-default'}),
      ),
    ),
  )

/** `page-meta-tags.xml`: the meta tags of pages and the rules that make them. */
export const pageMetaTagsXml = (): string =>
  serialize(
    el(
      'page-meta-tags',
      {xmlns: 'http://www.demandware.com/xml/impex/pagemetatag/2016-08-22'},
      el(
        'page-meta-tag-definitions',
        {},
        tags.map(([id, type]) => el('page-meta-tag-definition', {'meta-tag-id': id, type})),
      ),
      el(
        'page-meta-tag-rules',
        {},
        rulesXml('product-detail-page', productRules),
        rulesXml('product-listing-page', listingRules),
      ),
    ),
  )
