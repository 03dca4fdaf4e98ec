import {isApiFault} from '@common/fault'
import {relativePaths} from '@common/paths'
import type {SitePage} from '@common/site-pages'
import {contentPageQuery} from '@app/features/content/public/content-page'
import {shellContentQuery, shellLinksOf} from '@app/features/content/public/shell-content'
import {contentIdOfHref, folderPagePath} from '@common/content-id'
import {navigationQuery} from '@app/features/navigation/public/get-navigation'
import {cpsiaQuery} from '@app/features/warranty/api/cpsia'
import {missingOf} from '@app/shared/lib/incomplete'
import type {Shop} from '@app/shared/lib/shop-context'
import {readChanges} from './site-changes'

/** Content assets of one call; the maximum of OCAPI. */
const CONTENT_PER_CALL = 200

interface ContentHits {
  hits?: readonly {id: string}[]
}

/** Times that an incomplete answer is read. */
const ATTEMPTS = 3

/**
 * An answer with all of its parts: the links of header and footer decide under which address a page is listed.
 * @throws Error when a part cannot be read
 */
async function complete<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  let missing: readonly string[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await read()
    missing = missingOf(answer)
    if (missing.length === 0) return answer
  }
  throw new Error(`${missing.join(', ')} could not be read`)
}

/** Pages of the shop that show an asset. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  'contact-form': relativePaths.contactUs(),
  'press-contact': relativePaths.pressContact(),
  'warranty-portal': relativePaths.warranty(),
  cpsia: relativePaths.cpsia(),
}

/** The pages of linked folders, under the address that the index of their folder links to (rule CONTENT-16). */
async function readFolders(
  shop: Shop,
  indexes: ReadonlyMap<string, string>,
): Promise<[id: string, path: string][]> {
  const found = await Promise.all(
    [...indexes].map(async ([id, path]) => {
      const page = await orNone(contentPageQuery(shop, id).queryFn())
      if (page?.kind !== 'folder') return []
      return page.items.map((item): [string, string] => [item.id, folderPagePath(path, item.id)])
    }),
  )
  return found.flat()
}

/** Null for what is not there. */
async function orNone<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return null
    throw error
  }
}

/**
 * The home page, and content pages: under the address that header, footer or the index of their folder links to, others
 * under their own (rule SEO-4).
 * @throws ApiFault when a backend cannot be read
 */
export async function readContentPages(shop: Shop): Promise<SitePage[]> {
  const [changes, shell, {links}, {hits = []}, hasSafetyPage] = await Promise.all([
    readChanges(shop, 'content'),
    complete(shellContentQuery(shop).queryFn),
    complete(navigationQuery(shop).queryFn),
    shop.api.ocapi<ContentHits>('/content_search', {
      query: {refine: 'fdid=root', count: CONTENT_PER_CALL},
    }),
    orNone(cpsiaQuery(shop).queryFn()),
  ])
  const paths = new Map<string, string>()
  for (const {href} of shellLinksOf(shell, links)) {
    const id = contentIdOfHref(href)
    if (id && !paths.has(id)) paths.set(id, href.split(/[?#]/)[0] ?? href)
  }
  const assets = new Set(hits.map(({id}) => id))
  const indexes = new Map([...paths].filter(([id]) => !assets.has(id)))
  const others = [
    ...(await readFolders(shop, indexes)),
    ...hits.map(({id}) => [id, OWN_PAGES[id] ?? relativePaths.content(id)] as const),
  ]
  for (const [id, path] of others) if (!paths.has(id)) paths.set(id, path)
  if (!hasSafetyPage) paths.delete('cpsia')
  // Several ids may have the same path: it is listed once.
  const ids = new Map([...paths].map(([id, path]) => [path, id]))
  return [
    {path: relativePaths.home()},
    ...[...ids].map(([path, id]) => {
      const lastChange = changes.get(id)
      return {path, ...(lastChange && {lastChange})}
    }),
  ]
}
