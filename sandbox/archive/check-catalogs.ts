import type {Database} from '../db/database'
import type {ImportReport} from './import-report'
import {EVERYONE, REGISTERED, UNREGISTERED} from '../domains/customers/customer-groups'
import {
  danglingReferences,
  missingReferences,
  type Reference,
  type ReferenceKind,
} from './reference-repository'

/** Ids that a message gives as examples. */
const EXAMPLES = 3

interface Gap {
  readonly file: (owner: string) => string
  readonly kind: ReferenceKind
  /** The message for a number of ids with examples. */
  readonly message: (count: number, examples: string) => string
}

const gaps: readonly Gap[] = [
  {
    file: (catalog) => `catalogs/${catalog}`,
    kind: 'assigned products',
    message: (count, examples) =>
      `${count} assigned products are not defined (${examples}): import the catalog that has them`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    kind: 'variants',
    message: (count, examples) => `${count} variants of masters are not defined (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    kind: 'variants of masters',
    message: (count, examples) =>
      `${count} masters have no variants and cannot be bought (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    kind: 'parts',
    message: (count, examples) =>
      `${count} parts of sets and bundles are not defined (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    kind: 'circular sets',
    message: (count, examples) =>
      `${count} sets or bundles contain themselves, which is left out (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    kind: 'categories',
    message: (count, examples) =>
      `products are assigned to ${count} categories that are not defined (${examples})`,
  },
  {
    file: (book) => `pricebooks/${book}`,
    kind: 'priced products',
    message: (count, examples) => `${count} products with prices are not defined (${examples})`,
  },
  {
    file: (list) => `inventory-lists/${list}`,
    kind: 'stocked products',
    message: (count, examples) => `${count} products with stock are not defined (${examples})`,
  },
]

const ofSite = (file: string) => (site: string) => `sites/${site}/${file}.xml`
const ofLibrary = (library: string) => `libraries/${library}`
const ofCatalog = (catalog: string) => `catalogs/${catalog}`

/** Groups that every site has without a file. */
const builtIn = new Set([EVERYONE, REGISTERED, UNREGISTERED])

/** References of other objects: what refers, and the file of its owner. */
// oxfmt-ignore
const references: readonly (Reference & {readonly what: string; readonly file: (owner: string) => string})[] = [
  {what: 'parents of categories', file: ofCatalog, from: 'category', owner: 'catalog_id', column: 'parent_id', to: 'category', key: 'id', within: 'catalog_id'},
  {what: 'recommended products', file: () => 'catalogs', from: 'product_recommendation', owner: 'source_id', column: 'target_id', to: 'product', key: 'id'},
  {what: 'linked products', file: () => 'catalogs', from: 'product_link', owner: 'source_id', column: 'target_id', to: 'product', key: 'id'},
  {what: 'parents of price books', file: (book) => `pricebooks/${book}`, from: 'price_book', owner: 'id', column: 'parent_id', to: 'price_book', key: 'id'},
  {what: 'parents of folders', file: ofLibrary, from: 'content_folder', owner: 'library_id', column: 'parent_id', to: 'content_folder', key: 'id', within: 'library_id'},
  {what: 'folders of content', file: ofLibrary, from: 'content_folder_assignment', owner: 'library_id', column: 'folder_id', to: 'content_folder', key: 'id', within: 'library_id'},
  {what: 'components of pages', file: ofLibrary, from: 'page_designer', owner: 'library_id', column: 'links', path: '$', member: 'id', to: 'page_designer', key: 'id', within: 'library_id'},
  {what: 'promotions of assignments', file: ofSite('promotions'), from: 'promotion_assignment', owner: 'site_id', column: 'promotion_id', to: 'promotion', key: 'id', within: 'site_id'},
  {what: 'campaigns of promotions', file: ofSite('promotions'), from: 'promotion_assignment', owner: 'site_id', column: 'campaign_id', to: 'campaign', key: 'id', within: 'site_id'},
  {what: 'customer groups of campaigns', file: ofSite('promotions'), from: 'campaign', owner: 'site_id', column: 'qualifiers', path: '$.groupIds', to: 'customer_group', key: 'id', within: 'site_id'},
  {what: 'coupons of campaigns', file: ofSite('promotions'), from: 'campaign', owner: 'site_id', column: 'qualifiers', path: '$.couponIds', to: 'coupon', key: 'id', within: 'site_id'},
  {what: 'source code groups of campaigns', file: ofSite('promotions'), from: 'campaign', owner: 'site_id', column: 'qualifiers', path: '$.sourceCodeGroupIds', to: 'source_code_group', key: 'id', within: 'site_id'},
  {what: 'customer groups of promotions', file: ofSite('promotions'), from: 'promotion_assignment', owner: 'site_id', column: 'qualifiers', path: '$.groupIds', to: 'customer_group', key: 'id', within: 'site_id'},
  {what: 'coupons of promotions', file: ofSite('promotions'), from: 'promotion_assignment', owner: 'site_id', column: 'qualifiers', path: '$.couponIds', to: 'coupon', key: 'id', within: 'site_id'},
  {what: 'source code groups of promotions', file: ofSite('promotions'), from: 'promotion_assignment', owner: 'site_id', column: 'qualifiers', path: '$.sourceCodeGroupIds', to: 'source_code_group', key: 'id', within: 'site_id'},
  {what: 'coupons of codes', file: ofSite('coupons'), from: 'coupon_code', owner: 'site_id', column: 'coupon_id', to: 'coupon', key: 'id', within: 'site_id'},
  {what: 'groups of customers', file: ofSite('customer-groups'), from: 'customer_group_member', owner: 'site_id', column: 'group_id', to: 'customer_group', key: 'id', within: 'site_id'},
  {what: 'price books of source codes', file: ofSite('source-codes'), from: 'source_code_group', owner: 'site_id', column: 'price_book_ids', path: '$', to: 'price_book', key: 'id'},
  {what: 'inventory lists of stores', file: ofSite('stores'), from: 'store', owner: 'site_id', column: 'inventory_list_id', to: 'inventory_list', key: 'id'},
  {what: 'stores of groups', file: ofSite('stores'), from: 'store_group', owner: 'site_id', column: 'store_ids', path: '$', to: 'store', key: 'id', within: 'site_id'},
  {what: 'price books of store groups', file: ofSite('stores'), from: 'store_group', owner: 'site_id', column: 'price_book_ids', path: '$', to: 'price_book', key: 'id'},
  {what: 'sorting rules of options', file: ofSite('sort'), from: 'sorting_option', owner: 'site_id', column: 'rule_id', to: 'sorting_rule', key: 'id', within: 'site_id'},
  {what: 'sorting rules of categories', file: ofSite('sort'), from: 'sorting_assignment', owner: 'site_id', column: 'rule_id', to: 'sorting_rule', key: 'id', within: 'site_id'},
  {what: 'sorting rules of campaigns', file: ofSite('sort'), from: 'sorting_campaign', owner: 'site_id', column: 'rule_id', to: 'sorting_rule', key: 'id', within: 'site_id'},
  {what: 'campaigns of sorting rules', file: ofSite('sort'), from: 'sorting_campaign', owner: 'site_id', column: 'campaign_id', to: 'campaign', key: 'id', within: 'site_id'},
  {what: 'campaigns of slots', file: ofSite('slots'), from: 'slot_campaign', owner: 'site_id', column: 'campaign_id', to: 'campaign', key: 'id', within: 'site_id'},
  {what: 'configurations of slots in campaigns', file: ofSite('slots'), from: 'slot_campaign', owner: 'site_id', column: 'configuration_id', to: 'content_slot', key: 'configuration_id', within: 'site_id'},
  {what: 'jurisdictions of tax rates', file: ofSite('tax'), from: 'tax_rate', owner: 'site_id', column: 'jurisdiction_id', to: 'tax_jurisdiction', key: 'id', within: 'site_id'},
  {what: 'tax classes of tax rates', file: ofSite('tax'), from: 'tax_rate', owner: 'site_id', column: 'class_id', to: 'tax_class', key: 'id', within: 'site_id'},
  {what: 'rules of page meta tags', file: () => 'page-meta-tags.xml', from: 'page_meta_tag_assignment', owner: 'scope', column: 'rule_id', to: 'page_meta_tag_rule', key: 'id', within: 'scope'},
]

/** Reports references that no part of the archive fulfils, one note per file and kind. */
export function checkCatalogs(db: Database, report: ImportReport): void {
  const found = [
    ...gaps.map(({file, kind, message}) => ({
      file,
      message,
      missing: missingReferences(db, kind),
    })),
    ...references.map(({what, file, ...reference}) => ({
      file,
      message: (count: number, examples: string) =>
        `${count} ${what} are not defined (${examples})`,
      missing: danglingReferences(db, reference).filter(({id}) => !builtIn.has(id)),
    })),
  ]
  for (const {file, message, missing} of found) {
    const byFile = new Map<string, string[]>()
    for (const {owner, id} of missing) {
      const ids = byFile.get(file(owner))
      if (!ids) byFile.set(file(owner), [id])
      else if (!ids.includes(id)) ids.push(id)
    }
    for (const [place, ids] of byFile) {
      const examples = ids.slice(0, EXAMPLES).join(', ') + (ids.length > EXAMPLES ? ' ...' : '')
      report.warn(message(ids.length, examples), place)
    }
  }
}
