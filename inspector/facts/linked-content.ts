import {encodePart} from '../../common/address-part'
import {scapiId} from '../../common/api-id'
import {contentIdOfHref, folderPagePath} from '../../common/content-id'
import {relativePaths} from '../../common/paths'
import {BackendFailure, type SiteBackend} from '../backend/backend'
import {readContent, type Asset} from './locale-calls'

/** Content with the address under which it was found, without site and locale. */
export interface LinkedContent {
  readonly asset: Asset
  readonly path: string
}

/** Pages from page to page that are read below what a site needs: an index, its articles, what these link to. */
const MOST_STEPS = 4

/** Addresses in quotes: links in markup, and in data under any name. */
const QUOTED_PATH = /["'](\/[^"'\\]+)\\?["']/g

/** Content that a widget shows in the place of its element, and that functions of templates link to or include. */
const BY_ID = [
  /(?:<widget-cms|data-widget="cms")[^>]*\s(?:data-)?content-id="([^"]+)"/g,
  /Page-(?:Show|Include)['"]?,\s*['"]?cid['"]?,\s*['"]?([^'")\s]+)/g,
]

/** Links to content in the markup and data of assets: the first address of each id. */
function linkedIn(assets: readonly Asset[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const {c_body: body, c_data: data} of assets) {
    const markup = `${typeof body === 'string' ? body : ''}\n${JSON.stringify(data) ?? ''}`
    for (const [, href = ''] of markup.replaceAll('\\"', '"').matchAll(QUOTED_PATH)) {
      const id = contentIdOfHref(href)
      if (id && !found.has(id)) found.set(id, href.split(/[?#]/)[0] ?? href)
    }
    for (const [, id = ''] of BY_ID.flatMap((form) => [...markup.matchAll(form)]))
      if (!found.has(id)) found.set(id, relativePaths.content(id))
  }
  return found
}

async function orNull<Body>(read: Promise<Body>): Promise<Body | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof BackendFailure && error.status === 404) return null
    throw error
  }
}

interface Folder extends Asset {
  content?: {id?: string}[]
}

interface DesignedPage {
  id?: string
  name?: string
  description?: string
  regions?: unknown
}

/** A page of Page Designer, whose components are its data, or the index of a folder. */
async function readPage(
  backend: SiteBackend,
  locale: string,
  [id, path]: readonly [id: string, path: string],
): Promise<{page: Asset; below: [id: string, path: string][]} | null> {
  const designed = await orNull(
    backend.scapi<DesignedPage>('experience/shopper-experience/v1', `/pages/${scapiId(id)}`, {
      locale,
    }),
  )
  if (designed) {
    const {name, description, regions} = designed
    return {page: {id, name, description, c_data: regions}, below: []}
  }
  const folder = await orNull(
    backend.ocapi<Folder>(`/folders/${encodePart(id)}`, {locale, include_content: 'true'}),
  )
  if (!folder) return null
  const {name, description, content = []} = folder
  const below = content.flatMap((one): [string, string][] =>
    one.id ? [[one.id, folderPagePath(path, one.id)]] : [],
  )
  return {page: {id, name, description}, below}
}

const hasContent = ({c_body: body, c_data: data}: Asset): boolean => Boolean(body ?? data)

/**
 * Content that assets link to, and what that links to: pages, indexes of folders with their articles, pages of Page
 * Designer. A link to nothing is left out.
 * @param start assets that are read already
 * @throws BackendFailure
 */
export async function readLinkedContent(
  backend: SiteBackend,
  locale: string,
  start: readonly Asset[],
): Promise<LinkedContent[]> {
  const known = new Set(start.flatMap(({id}) => id ?? []))
  const found: LinkedContent[] = []
  let open = linkedIn(start)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const asked = [...open].filter(([id]) => !known.has(id))
    if (asked.length === 0) break
    for (const [id] of asked) known.add(id)
    const ids = asked.map(([id]) => id)
    const read = (await readContent(backend, locale, ids)).filter(hasContent)
    const assets = new Map(read.map((asset) => [asset.id, asset]))
    const others = asked.filter(([id]) => !assets.has(id))
    const pages = await Promise.all(others.map((one) => readPage(backend, locale, one)))
    const next = asked.flatMap(([id, path]) => {
      const asset = assets.get(id) ?? pages.find((one) => one?.page.id === id)?.page
      return asset ? {asset, path} : []
    })
    found.push(...next)
    const below = pages.flatMap((one) => one?.below ?? [])
    open = new Map([...linkedIn(next.map(({asset}) => asset)), ...below])
  }
  return found
}
