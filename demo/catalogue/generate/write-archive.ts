import {once} from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import {finished} from 'node:stream/promises'
import type {ProductSource} from '../source/model'
import {setCurrencies} from '../source/money'
import {sellablesOf, shopSites} from '../source/variants'
import {masterCatalogId, masterCatalogXml} from '../source/writers/catalog'
import {inventoryXmls, record} from '../source/writers/inventory'
import {metadataXml} from '../source/writers/metadata'
import {priceBookId, priceBookXmls, priceTable} from '../source/writers/prices'
import {productElements} from '../source/writers/products'
import {assignments, storefrontCatalogId, storefrontCatalogXml} from '../source/writers/storefront'
import {fragment, type Element} from '../source/writers/xml'
import {generatedRange} from './generated-range'

export interface GenerateOptions {
  /** Products that the catalog counts: masters, variants and items. */
  readonly products: number
  readonly seed: number
  /** Folder that becomes the archive. */
  readonly directory: string
  /** Archive whose sites, content and definitions the new one shares. */
  readonly template: string
  readonly onFile?: (file: string) => void
}

/** Files of a site that say nothing about single products. */
const siteFiles = ['site', 'preferences', 'shipping', 'payment-methods', 'tax', 'sort', 'search2']
const sites = ['GLO', ...shopSites]

/**
 * Writes a site archive with as many products as asked for, file by file and never one of them as
 * a whole in memory. The same options write the same bytes.
 */
export async function writeGeneratedArchive(options: GenerateOptions): Promise<void> {
  copyShared(options)
  const files: [string, string, (source: ProductSource) => readonly Element[]][] = [
    [`catalogs/${masterCatalogId}/catalog.xml`, masterCatalogXml([]), productElements],
    [`catalogs/${storefrontCatalogId}/catalog.xml`, storefrontCatalogXml([]), assignments],
  ]
  const emptyBooks = priceBookXmls([])
  for (const currency of setCurrencies) {
    for (const kind of ['list', 'sale'] as const) {
      const id = priceBookId(kind, currency)
      files.push([
        `pricebooks/${id}.xml`,
        emptyBooks.get(id) ?? '',
        (source) =>
          sellablesOf(source).flatMap((one) => priceTable(one.id, one[kind], currency) ?? []),
      ])
    }
  }
  const emptyLists = inventoryXmls([])
  for (const site of shopSites) {
    const id = `inventory-${site.toLowerCase()}`
    files.push([
      `inventory-lists/${id}.xml`,
      emptyLists.get(id) ?? '',
      (source) => sellablesOf(source).map((one) => record(one, site)),
    ])
  }
  for (const [file, frame, elementsOf] of files) {
    options.onFile?.(file)
    await writeFile(path.join(options.directory, file), frame, elementsOf, options)
  }
}

/** Writes a document: its frame with the elements of every product inside. */
async function writeFile(
  file: string,
  frame: string,
  elementsOf: (source: ProductSource) => readonly Element[],
  {products, seed}: GenerateOptions,
): Promise<void> {
  const {head, indent, tail} = opened(frame)
  fs.mkdirSync(path.dirname(file), {recursive: true})
  const stream = fs.createWriteStream(file)
  stream.write(head)
  for (const source of generatedRange(products, seed)) {
    const text = elementsOf(source)
      .map((element) => fragment(element, indent))
      .join('')
    if (!stream.write(text)) await once(stream, 'drain')
  }
  stream.end(tail)
  await finished(stream)
}

/** Elements that hold the products of a document, with their indent. */
const containers = ['price-tables', 'records', 'catalog'] as const

/** Parts a document where its products belong: an empty container is opened. */
function opened(frame: string): {head: string; indent: string; tail: string} {
  for (const name of containers) {
    const empty = new RegExp(`^( *)<${name}/>\\n`, 'm').exec(frame)
    if (empty) {
      const [line, indent = ''] = empty
      return {
        head: `${frame.slice(0, empty.index)}${indent}<${name}>\n`,
        indent: `${indent}  `,
        tail: `${indent}</${name}>\n${frame.slice(empty.index + line.length)}`,
      }
    }
    const end = frame.lastIndexOf(`</${name}>`)
    if (end >= 0) return {head: frame.slice(0, end), indent: '  ', tail: frame.slice(end)}
  }
  throw new Error('A document has no place for products.')
}

function copyShared({directory, template}: GenerateOptions): void {
  const files = sites.flatMap((site) => siteFiles.map((name) => `sites/${site}/${name}.xml`))
  for (const file of files) {
    const from = path.join(template, file)
    if (fs.existsSync(from)) copy(from, path.join(directory, file))
  }
  fs.cpSync(path.join(template, 'libraries'), path.join(directory, 'libraries'), {recursive: true})
  const metadata = path.join(directory, 'meta/system-objecttype-extensions.xml')
  fs.mkdirSync(path.dirname(metadata), {recursive: true})
  fs.writeFileSync(metadata, metadataXml())
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), {recursive: true})
  fs.copyFileSync(from, to)
}
