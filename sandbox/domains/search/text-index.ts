import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import type {AttributeDefinition} from '../catalog/attribute-definitions'
import {readAttributeDefinitions} from '../catalog/attribute-definitions'
import {CatalogStore} from '../catalog/catalog-store'
import type {ProductRecord} from '../catalog/product-record'
import {localize, type Localized} from '../sites/locale'
import {plainText, wordsOf} from './words'

/** Texts of one product in one language, by how much a match in them means. */
interface IndexedText {
  name: string
  terms: string
  body: string
}

/**
 * Writes the searchable text of every product that is no variant, in every language of the data;
 * variants are found through their master. Runs inside the transaction of an import.
 */
export function rebuildTextIndex(db: Database): void {
  db.exec('DELETE FROM product_words; DELETE FROM product_parts; DELETE FROM search_word;')
  const catalog = new CatalogStore(db, 0)
  const categoryNames = readCategoryNames(db)
  const definitions = readAttributeDefinitions(db, 'Product')
  const ids = queryAll<{id: string}>(
    db,
    `SELECT id FROM product WHERE type <> 'variant' ORDER BY id`,
  )
  const products = ids.flatMap(({id}) => catalog.product(id) ?? [])
  const languages = new Set([
    'default',
    ...products.flatMap(({texts}) => Object.keys(texts['name'] ?? {})),
  ])
  for (const language of languages) {
    const counts = new Map<string, number>()
    for (const product of products) {
      const text = indexedText(
        {catalog, definitions, categories: categoryNames.get(product.id) ?? []},
        product,
        language,
      )
      for (const table of ['product_words', 'product_parts']) {
        execute(
          db,
          `INSERT INTO ${table} (product_id, language, name, terms, body) VALUES (?, ?, ?, ?, ?)`,
          product.id,
          language,
          text.name,
          text.terms,
          text.body,
        )
      }
      for (const word of new Set(wordsOf(`${text.name} ${text.terms}`, language))) {
        if (word.length > 1 && !/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
    for (const [word, count] of counts) {
      execute(db, 'INSERT INTO search_word VALUES (?, ?, ?)', language, word, count)
    }
  }
}

interface IndexSources {
  readonly catalog: CatalogStore
  readonly definitions: ReadonlyMap<string, AttributeDefinition>
  readonly categories: readonly Localized[]
}

function indexedText(
  {catalog, definitions, categories}: IndexSources,
  product: ProductRecord,
  language: string,
): IndexedText {
  const text = (values: Localized | undefined) => localize(values, language) ?? ''
  const custom = (id: string) => [localize(product.custom[id], language) ?? []].flat()
  const {attributes, variants} = catalog.variation(product)
  const valueNames = attributes.flatMap(({values}) => values.map(({name}) => text(name)))
  const variantRecords = variants.flatMap(({id}) => catalog.product(id) ?? [])
  const enumNames = enumValueNames(definitions, [product, ...variantRecords], language)
  return {
    name: `${text(product.texts['name'])} ${custom('masterName').join(' ')}`,
    terms: [
      ...new Set([
        product.id,
        ...variants.map(({id}) => id),
        product.attributes['brand'] ?? '',
        product.attributes['ean'] ?? '',
        ...categories.map(text),
        ...valueNames,
        ...enumNames,
        ...custom('badges'),
        text(product.texts['pageKeywords']),
      ]),
    ].join(' '),
    body: plainText(
      [
        text(product.texts['shortDescription']),
        text(product.texts['longDescription']),
        ...custom('features'),
      ].join(' '),
    ),
  }
}

/** Display names of what a product and its variants choose from value lists, such as a material. */
function enumValueNames(
  definitions: ReadonlyMap<string, AttributeDefinition>,
  parts: readonly ProductRecord[],
  language: string,
): string[] {
  const names: string[] = []
  for (const [id, {valueNames}] of definitions) {
    if (valueNames.size === 0) continue
    for (const part of parts) {
      for (const value of [localize(part.custom[id], language) ?? []].flat()) {
        names.push(localize(valueNames.get(value), language) ?? '')
      }
    }
  }
  return names
}

/** Names of the categories that each product is in, those above them included, in any catalog. */
function readCategoryNames(db: Database): Map<string, Localized[]> {
  const rows = queryAll<{product_id: string; texts: string}>(
    db,
    `WITH RECURSIVE placed (product_id, catalog_id, category_id) AS (
       SELECT product_id, catalog_id, category_id FROM category_assignment
       UNION
       SELECT p.product_id, p.catalog_id, c.parent_id FROM placed p
       JOIN category c ON c.catalog_id = p.catalog_id AND c.id = p.category_id
       WHERE c.parent_id IS NOT NULL)
     SELECT p.product_id, c.texts FROM placed p
     JOIN category c ON c.catalog_id = p.catalog_id AND c.id = p.category_id
     WHERE c.parent_id IS NOT NULL`,
  )
  const names = new Map<string, Localized[]>()
  for (const row of rows) {
    const name = (JSON.parse(row.texts) as {name?: Localized}).name
    if (name) names.set(row.product_id, [...(names.get(row.product_id) ?? []), name])
  }
  return names
}
