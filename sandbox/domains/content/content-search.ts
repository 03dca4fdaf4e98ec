import {queryAll} from '../../db/database'
import type {Sandbox} from '../../sandbox'
import type {Site} from '../sites/site-registry'
import {findContent, findFolder, type Content} from './content-repository'

export interface ContentQuery {
  /** Words that all have to occur in the texts of an asset. */
  readonly phrase?: string
  /** Folder in which, or below which, the assets are. */
  readonly folderId?: string
  /** Property to sort by: `name`, `page_title`, `c_...`; the folder's own order without one. */
  readonly sortBy?: string
  readonly descending?: boolean
}

/** The searchable assets of the site's library that fit, in the asked order. */
export function searchContent(
  sandbox: Sandbox,
  site: Site,
  locale: string,
  {phrase, folderId, sortBy, descending = false}: ContentQuery,
): Content[] {
  const ids =
    folderId === undefined
      ? allIds(sandbox, site)
      : [...new Set(idsBelow(sandbox, site, locale, folderId, new Set()))]
  const words = (phrase ?? '').toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const found = ids
    .flatMap((id) => findContent(sandbox, site, id, locale) ?? [])
    .filter(({searchable}) => searchable)
    .filter((content) => {
      const text = textOf(content).toLocaleLowerCase(locale)
      return words.every((word) => text.includes(word))
    })
  if (sortBy === undefined) return found
  const collator = new Intl.Collator(locale === 'default' ? 'en' : locale, {numeric: true})
  const sorted = found.sort((a, b) => collator.compare(property(a, sortBy), property(b, sortBy)))
  return descending ? sorted.reverse() : sorted
}

function allIds({db}: Sandbox, site: Site): string[] {
  return queryAll<{id: string}>(
    db,
    'SELECT id FROM content_asset WHERE library_id = ? ORDER BY id',
    site.libraryId,
  ).map(({id}) => id)
}

/** Assets of a folder and then of its subfolders; `seen` ends a circle. */
function idsBelow(
  sandbox: Sandbox,
  site: Site,
  locale: string,
  folderId: string,
  seen: Set<string>,
): string[] {
  if (seen.has(folderId)) return []
  seen.add(folderId)
  const folder = findFolder(sandbox, site, folderId, locale)
  if (!folder) return []
  const below = folder.folderIds.flatMap((id) => idsBelow(sandbox, site, locale, id, seen))
  return [...folder.contentIds, ...below]
}

function textOf({id, name, description, pageTitle, pageDescription, custom}: Content): string {
  const markup = Object.values(custom).filter((value) => typeof value === 'string')
  const plain = markup.join(' ').replace(/<[^>]*>/g, ' ')
  return [id, name, description, pageTitle, pageDescription, plain].filter(Boolean).join(' ')
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
