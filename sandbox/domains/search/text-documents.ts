import type {Database} from '../../db/database'
import {
  readAttributeDefinitions,
  type AttributeDefinition,
} from '../attributes/attribute-definition-repository'
import {categoryTree} from '../catalog/category-tree'
import type {RawAttributeValue} from '../attributes/attribute-values'
import {localize, type Localized} from '../sites/locale'
import type {SearchableAttribute, SearchSettings} from './search-settings-repository'
import type {MasterSpan, ProductTexts} from './product-text-repository'
import {
  readAssignments,
  readListedIds,
  readProductTexts,
  readValueNames,
  readVariantsOf,
  readVariantTexts,
} from './product-text-repository'
import type {FieldText} from './text/text-index-builder'
import {normalized, plainText} from './text/words'

/**
 * Searched attributes of a site that configures none, by weight: names, then classification, then
 * descriptions. `custom.*` means the names of all values from value lists.
 */
const defaultAttributes: readonly SearchableAttribute[] = [
  {path: 'product.name', boost: 8, correction: true},
  {path: 'product.custom.masterName', boost: 8, correction: true},
  {path: 'product.ID', boost: 8, correction: false},
  {path: 'product.EAN', boost: 8, correction: false},
  {path: 'product.UPC', boost: 8, correction: false},
  {path: 'product.manufacturerSKU', boost: 8, correction: false},
  {path: 'product.brand', boost: 4, correction: true},
  {path: 'product.pageKeywords', boost: 4, correction: true},
  {path: 'category.displayName', boost: 4, correction: true},
  {path: 'product.custom.*', boost: 4, correction: true},
  {path: 'product.variations', boost: 4, correction: true},
  {path: 'product.custom.badges', boost: 4, correction: true},
  {path: 'product.shortDescription', boost: 2, correction: false},
  {path: 'product.longDescription', boost: 2, correction: false},
  {path: 'product.custom.features', boost: 2, correction: false},
]

/** Names of system attributes in paths, and where the texts or attributes of a product keep them. */
const textNames: Readonly<Record<string, string>> = {
  name: 'name',
  shortdescription: 'shortDescription',
  longdescription: 'longDescription',
  pagetitle: 'pageTitle',
  pagedescription: 'pageDescription',
  pagekeywords: 'pageKeywords',
  keywords: 'pageKeywords',
  pageurl: 'pageUrl',
}
const attributeNames: Readonly<Record<string, string>> = {
  brand: 'brand',
  ean: 'ean',
  upc: 'upc',
  unit: 'unit',
  manufacturername: 'manufacturerName',
  manufacturersku: 'manufacturerSku',
}

/** Attributes whose value is one word as a whole. */
const wholeNames = new Set(['id', 'ean', 'upc', 'manufacturersku'])

/** Number of products read at once; it is limited so that other requests do not wait long. */
const pageSize = 50

/** Reads the searchable texts of the products of a catalog in one locale. */
export class TextDocuments {
  private readonly attributes: readonly SearchableAttribute[]
  private readonly definitions: ReadonlyMap<string, AttributeDefinition>
  private readonly sharedNames: ReadonlyMap<string, Map<string, string>>
  private readonly excludedCategories: ReadonlySet<string>

  constructor(
    private readonly db: Database,
    private readonly catalogId: string,
    private readonly locale: string,
    settings: SearchSettings,
  ) {
    this.attributes = settings.attributes ?? defaultAttributes
    this.definitions = readAttributeDefinitions(db, 'Product')
    this.sharedNames = this.valueNames({first: '*', last: '*'})
    this.excludedCategories = new Set(
      settings.dictionaries(locale).categoryExclusions.flat().map(normalized),
    )
  }

  /**
   * Calls back for every product that is no variant, variants counting as parts of their master.
   * Pauses after some products each, for work in between.
   */
  *each(found: (id: string, fields: FieldText[]) => void): Generator<void, void> {
    const categories = this.readCategoryNames()
    yield
    const ids = readListedIds(this.db, this.catalogId)
    for (let at = 0; at < ids.length; at += pageSize) {
      if (at > 0) yield
      const page = readProductTexts(this.db, ids.slice(at, at + pageSize))
      const variants = this.readVariants(page)
      for (const product of page) {
        const parts = [product, ...(variants.get(product.id) ?? [])]
        found(product.id, this.fieldsOf(product, parts, categories.get(product.id) ?? []))
      }
    }
  }

  private fieldsOf(
    product: ProductTexts,
    parts: readonly ProductTexts[],
    categories: readonly Localized[],
  ): FieldText[] {
    return this.attributes.flatMap(({path, boost, correction}) => {
      const [object = '', ...rest] = path.split('.')
      const name = rest.join('.')
      const texts =
        object === 'category'
          ? this.categoryTexts(name, categories)
          : object === 'product'
            ? this.productTexts(name, product, parts)
            : []
      const whole = wholeNames.has(name.toLowerCase())
      return [...new Set(texts)]
        .filter((text) => text !== '')
        .map((text) => ({text: plainText(text), weight: boost, correction, whole}))
    })
  }

  private categoryTexts(name: string, categories: readonly Localized[]): string[] {
    if (!/^(display)?name$/i.test(name)) return []
    return categories.flatMap((names) => {
      const text = localize(names, this.locale)
      return text === undefined || this.excludedCategories.has(normalized(text)) ? [] : [text]
    })
  }

  private productTexts(
    name: string,
    product: ProductTexts,
    parts: readonly ProductTexts[],
  ): string[] {
    const custom = /^custom\.(.+)$/.exec(name)?.[1]
    if (custom === '*') return parts.flatMap((part) => this.chosenNames(part))
    if (custom) return parts.flatMap((part) => this.customTexts(custom, product, part))
    if (name === 'variations') return parts.flatMap((part) => this.variationNames(product, part))
    const key = name.toLowerCase()
    if (key === 'id') return parts.map(({id}) => id)
    const text = textNames[key]
    if (text) return parts.flatMap((part) => localize(part.texts[text], this.locale) ?? [])
    const attribute = attributeNames[key] ?? name
    return parts.flatMap((part) => part.attributes[attribute] ?? [])
  }

  /** Returns the value names of a custom attribute with a value list. */
  private customTexts(id: string, product: ProductTexts, part: ProductTexts): string[] {
    const values = this.valuesOf(part.custom[id])
    const names = this.definitions.get(id)?.valueNames
    return values.map(
      (value) =>
        localize(names?.get(value), this.locale) ??
        this.variationName(product.id, id, value) ??
        value,
    )
  }

  private chosenNames(part: ProductTexts): string[] {
    return Object.entries(part.custom).flatMap(([id, localized]) => {
      const names = this.definitions.get(id)?.valueNames
      if (!names || names.size === 0) return []
      return this.valuesOf(localized).map((value) => localize(names.get(value), this.locale) ?? '')
    })
  }

  private variationNames(product: ProductTexts, part: ProductTexts): string[] {
    return Object.entries(part.custom).flatMap(([id, localized]) =>
      this.valuesOf(localized).flatMap((value) => this.variationName(product.id, id, value) ?? []),
    )
  }

  private valuesOf(localized: Localized<RawAttributeValue> | undefined): readonly string[] {
    const value = localize(localized, this.locale)
    if (value === undefined) return []
    return typeof value === 'string' ? [value] : value
  }

  private ownNames: ReadonlyMap<string, Map<string, string>> = new Map()

  private variationName(masterId: string, attributeId: string, value: string): string | undefined {
    const key = `${attributeId}\n${value}`
    return this.ownNames.get(masterId)?.get(key) ?? this.sharedNames.get('*')?.get(key)
  }

  private readVariants(page: readonly ProductTexts[]): Map<string, ProductTexts[]> {
    const masters = {first: page[0]?.id ?? '', last: page.at(-1)?.id ?? ''}
    this.ownNames = this.valueNames(masters)
    const rows = new Map(readVariantTexts(this.db, masters).map((row) => [row.id, row]))
    const found = new Map<string, ProductTexts[]>()
    for (const link of readVariantsOf(this.db, masters)) {
      const row = rows.get(link.variant_id)
      if (!row) continue
      const known = found.get(link.master_id)
      if (known) known.push(row)
      else found.set(link.master_id, [row])
    }
    return found
  }

  /** Names of variation values by master, then by product attribute and value. */
  private valueNames(masters: MasterSpan): ReadonlyMap<string, Map<string, string>> {
    const found = new Map<string, Map<string, string>>()
    for (const row of readValueNames(this.db, masters)) {
      const name = localize(row.name, this.locale)
      if (name === undefined) continue
      const names = found.get(row.masterId) ?? new Map<string, string>()
      names.set(`${row.attribute}\n${row.value}`, name)
      found.set(row.masterId, names)
    }
    return found
  }

  /** Names of the online categories that each product is in, those above them included. */
  private readCategoryNames(): Map<string, Localized[]> {
    const tree = categoryTree(this.db, this.catalogId)
    const names = new Map<string, Localized[]>()
    for (const row of readAssignments(this.db, this.catalogId)) {
      const own = names.get(row.product_id) ?? []
      for (const category of tree.path(row.category_id)) {
        const name = category.texts['name']
        if (name && !own.includes(name)) own.push(name)
      }
      names.set(row.product_id, own)
    }
    return names
  }
}
