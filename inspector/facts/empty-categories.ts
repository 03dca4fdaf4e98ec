import type {SiteBackend} from '../backend/backend'

interface MenuCategory {
  readonly id: string
  readonly parentId: string
}

/** Ids of the categories without a product. @throws BackendFailure */
export type FindEmpty = (
  categories: readonly MenuCategory[],
  primaryIds: Iterable<string>,
) => Promise<ReadonlySet<string>>

const isEmpty = async (backend: SiteBackend, id: string): Promise<boolean> => {
  const {total = 0} = await backend.scapi<{total?: number}>(
    'search/shopper-search/v1',
    '/product-search',
    {refine: `cgid=${id}`, limit: 1, select: '(total)'},
  )
  return total === 0
}

/** Ids of some categories and of all above them. */
function withAncestors(categories: readonly MenuCategory[], ids: Iterable<string>): Set<string> {
  const parents = new Map(categories.map(({id, parentId}) => [id, parentId]))
  const found = new Set<string>()
  for (const id of ids) {
    for (let next: string | undefined = id; next && !found.has(next); next = parents.get(next))
      found.add(next)
  }
  return found
}

/**
 * Finds the categories of a site whose listing shows no product. The primary category of a product of the listing is not
 * empty, nor are those above it: only the others are asked for, once for all locales.
 */
export function createFindEmpty(backend: SiteBackend): FindEmpty {
  const asked = new Map<string, Promise<boolean>>()
  const ask = (id: string): Promise<boolean> => {
    const answer = asked.get(id) ?? isEmpty(backend, id)
    asked.set(id, answer)
    return answer
  }
  return async (categories, primaryIds) => {
    const filled = withAncestors(categories, primaryIds)
    const open = categories.filter(({id}) => !filled.has(id))
    const answers = await Promise.all(open.map(async ({id}) => ((await ask(id)) ? id : null)))
    return new Set(answers.flatMap((id) => id ?? []))
  }
}
