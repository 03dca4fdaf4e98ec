import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'

/** Kinds of objects that the backend dates. */
export type ChangeKind = 'product' | 'category' | 'content' | 'store'

interface WireChanges {
  readonly data?: readonly {readonly id: string; readonly lastModified: string}[]
}

/** Objects of one call; the maximum of the endpoint. */
const PAGE_SIZE = 1000
/** Statuses of a backend without the endpoint, or that does not open it to the shop's client. */
const NOT_THERE: ReadonlySet<number> = new Set([403, 404])

/**
 * When the objects of a site last changed: ISO times by id (custom endpoint `changes`; rule SEO-2). Empty for a backend
 * without the endpoint.
 * @throws ApiFault when the backend cannot be read
 */
export async function readChanges(
  {api}: Shop,
  kind: ChangeKind,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  try {
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const {data = []} = await api.scapi<WireChanges>(
        '/custom/shopper-seo/v1/organizations/:org/changes',
        {query: {c_kind: kind, limit: PAGE_SIZE, offset}},
      )
      for (const {id, lastModified} of data) found.set(id, lastModified)
      if (data.length < PAGE_SIZE) return found
    }
  } catch (error) {
    if (isApiFault(error) && NOT_THERE.has(error.status)) return new Map()
    throw error
  }
}
