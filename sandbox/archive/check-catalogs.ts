import type {Database} from '../db/database'
import type {ImportReport} from './import-report'
import type {ReferenceKind} from './reference-repository'
import {missingReferences} from './reference-repository'

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

/** Reports references that no part of the archive fulfils, one note per file and kind. */
export function checkCatalogs(db: Database, report: ImportReport): void {
  for (const {file, kind, message} of gaps) {
    const byOwner = new Map<string, string[]>()
    for (const {owner, id} of missingReferences(db, kind)) {
      const ids = byOwner.get(owner)
      if (ids) ids.push(id)
      else byOwner.set(owner, [id])
    }
    for (const [owner, ids] of byOwner) {
      const examples = ids.slice(0, EXAMPLES).join(', ') + (ids.length > EXAMPLES ? ' ...' : '')
      report.warn(message(ids.length, examples), file(owner))
    }
  }
}
