import type {ShopData} from '../shop-data'
import type {Database} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import {readAssetTexts} from '../content/content-asset-repository'
import type {Content} from '../content/content-repository'
import {findContent, findFolder} from '../content/content-repository'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {searchSettings} from './search-settings-repository'
import {TextIndexBuilder} from './text/text-index-builder'
import {TextMatcher} from './text/text-matcher'
import {wordRules} from './text/word-rules'
import {plainText} from './text/words'

interface ContentText {
  readonly ids: readonly string[]
  readonly matcher: TextMatcher
}

const texts = new RevisionCache('catalog', (db: Database, key: string): ContentText => {
  const [siteId = '', libraryId = '', locale = ''] = JSON.parse(key) as string[]
  const rules = wordRules(searchSettings(db, siteId), locale)
  const index = new TextIndexBuilder()
  const assets = readAssetTexts(db, libraryId)
  for (const {id, texts: text, custom} of assets) {
    const body = [localize(custom['body'], locale) ?? []].flat().join(' ')
    const field = (value: string | undefined, weight: number) => ({
      text: plainText(value ?? ''),
      weight,
      correction: true,
    })
    index.add([
      {text: id, weight: 8, correction: false, whole: true},
      field(localize(text['name'], locale), 8),
      field(localize(text['pageTitle'], locale), 4),
      field(localize(text['pageKeywords'], locale), 4),
      field(localize(text['pageDescription'], locale), 2),
      field(localize(text['description'], locale), 2),
      field(body, 1),
    ])
  }
  return {ids: assets.map(({id}) => id), matcher: TextMatcher.of(index.finish(), rules, locale)}
})

export interface ContentQuery {
  readonly locale: string
  /** Words that an asset must contain; all assets match when absent. */
  readonly text?: string
  /** Id of the folder that contains the assets, directly or in a subfolder. */
  readonly folderId?: string
  /**
   * Property to sort by: `name`, `page_title`, `c_...`. Without one the best match comes first, or
   * the order of the folder holds.
   */
  readonly sortBy?: string
  readonly descending?: boolean
}

/** Content assets of a site that are online and searchable, in the requested order. */
export function searchContent(shop: ShopData, site: Site, query: ContentQuery): Content[] {
  const {locale, folderId, sortBy, descending = false} = query
  const matching = matchingIds(shop.db, site, query)
  const below = folderId === undefined ? null : idsBelow(shop, site, locale, folderId, new Set())
  const hasText = query.text !== undefined && query.text.trim() !== ''
  const ids = below && !hasText ? below : matching.filter((id) => !below || below.includes(id))
  const found = [...new Set(ids)]
    .flatMap((id) => findContent(shop, site, id, locale) ?? [])
    .filter(({searchable}) => searchable)
  if (sortBy === undefined) return found
  const collator = new Intl.Collator(locale === 'default' ? 'en' : locale, {numeric: true})
  const sorted = found.sort((a, b) => collator.compare(property(a, sortBy), property(b, sortBy)))
  return descending ? sorted.reverse() : sorted
}

/** Returns the assets with the words, the best match first; without words all assets by id. */
function matchingIds(db: Database, site: Site, {locale, text = ''}: ContentQuery): string[] {
  const {ids, matcher} = texts.get(db, JSON.stringify([site.id, site.libraryId, locale]))
  if (text.trim() === '') return [...ids]
  const {scores} = matcher.match(text)
  return ids
    .map((id, at) => ({id, score: scores[at] ?? 0}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({id}) => id)
}

/** Assets of a folder and then of its subfolders; `seen` prevents an endless loop. */
function idsBelow(
  shop: ShopData,
  site: Site,
  locale: string,
  folderId: string,
  seen: Set<string>,
): string[] {
  if (seen.has(folderId)) return []
  seen.add(folderId)
  const folder = findFolder(shop, site, folderId, locale)
  if (!folder) return []
  const below = folder.folderIds.flatMap((id) => idsBelow(shop, site, locale, id, seen))
  return [...folder.contentIds, ...below]
}

function property(content: Content, name: string): string {
  if (name.startsWith('c_')) return String(content.custom[name] ?? '')
  const known: Readonly<Record<string, string | null>> = {
    id: content.id,
    name: content.name,
    description: content.description,
    page_title: content.pageTitle,
    page_description: content.pageDescription,
  }
  return known[name] ?? content.name ?? content.id
}
