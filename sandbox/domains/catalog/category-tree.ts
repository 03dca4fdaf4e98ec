import type {Database} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'
import type {CategoryRow} from './category-repository'
import {readCategories} from './category-repository'
import type {CustomAttributes} from '../attributes/attribute-values'

/** Id of the root category in exports. */
const ROOT = 'root'

/** Category of a storefront catalog, with its online children in their order. */
export interface Category {
  readonly id: string
  readonly catalogId: string
  readonly parentId: string | null
  /** Localized texts: name, description, pageTitle, pageDescription, pageKeywords, pageUrl. */
  readonly texts: Readonly<Record<string, Localized>>
  readonly custom: CustomAttributes
  readonly image: string | null
  readonly thumbnail: string | null
  readonly children: readonly Category[]
}

/** The online categories of a catalog: categories below an offline category are left out. */
export class CategoryTree {
  private readonly byId = new Map<string, Category>()

  constructor(
    readonly rootId: string,
    roots: readonly Category[],
    /** Categories that are offline or below an offline category, without their subcategories. */
    private readonly hidden: ReadonlyMap<string, Category>,
  ) {
    const add = (category: Category) => {
      this.byId.set(category.id, category)
      category.children.forEach(add)
    }
    roots.forEach(add)
  }

  get(id: string): Category | undefined {
    return this.byId.get(id)
  }

  /** Returns a category that is hidden from shoppers, for requests by id. */
  offline(id: string): Category | undefined {
    return this.byId.has(id) ? undefined : this.hidden.get(id)
  }

  /** Returns all categories, parents before their children. */
  all(): Category[] {
    return [...this.byId.values()]
  }

  get root(): Category | undefined {
    return this.byId.get(this.rootId)
  }

  /** Returns the path from the category below the root to the category itself; empty for the root. */
  path(id: string): Category[] {
    const path: Category[] = []
    let category = this.byId.get(id)
    while (category && category.id !== this.rootId) {
      path.unshift(category)
      category = category.parentId ? this.byId.get(category.parentId) : undefined
    }
    return path
  }
}

/** Ids of the online categories of a catalog, parents before their children. */
export const onlineIds = (tree: CategoryTree): string[] => tree.all().map(({id}) => id)

const trees = new RevisionCache('catalog', buildTree)

/** Returns the category tree of a storefront catalog. */
export function categoryTree(db: Database, catalogId: string): CategoryTree {
  return trees.get(db, catalogId)
}

function buildTree(db: Database, catalogId: string): CategoryTree {
  const rows = withRoot(readCategories(db, catalogId))
  const now = Date.now()
  const byParent = new Map<string | null, CategoryRow[]>()
  for (const row of rows) {
    if (!isShown(row, now)) continue
    byParent.set(row.parent_id, [...(byParent.get(row.parent_id) ?? []), row])
  }
  const alone = (row: CategoryRow): Category => ({
    id: row.id,
    catalogId,
    parentId: row.parent_id,
    texts: JSON.parse(row.texts) as Category['texts'],
    custom: JSON.parse(row.custom) as CustomAttributes,
    image: row.image,
    thumbnail: row.thumbnail,
    children: [],
  })
  const build = (row: CategoryRow): Category => ({
    ...alone(row),
    children: (byParent.get(row.id) ?? []).map(build),
  })
  const roots = byParent.get(null) ?? []
  const rootId = (roots.find(({id}) => id === ROOT) ?? roots[0])?.id ?? ROOT
  const all = new Map(rows.map((row) => [row.id, alone(row)]))
  return new CategoryTree(rootId, roots.map(build), all)
}

/** Adds a root category when the archive defines only the categories below it. */
function withRoot(rows: readonly CategoryRow[]): readonly CategoryRow[] {
  const isThere = rows.some(({id}) => id === ROOT)
  if (isThere || !rows.some((row) => row.parent_id === ROOT)) return rows
  const plain = {online_from: null, online_to: null, thumbnail: null, image: null}
  return [{id: ROOT, parent_id: null, online: 1, texts: '{}', custom: '{}', ...plain}, ...rows]
}

/** Returns true when a category is online. The root is always online. */
function isShown(row: CategoryRow, now: number): boolean {
  if (row.id === ROOT && row.parent_id === null) return true
  if (row.online !== 1) return false
  if (row.online_from && Date.parse(row.online_from) > now) return false
  return !row.online_to || Date.parse(row.online_to) > now
}
