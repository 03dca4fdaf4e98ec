import type {ShopData} from '../shop-data'
import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {attributeDefinitions} from '../attributes/attribute-definition-repository'
import {customProperties} from '../attributes/custom-properties'
import {siteValue, type CustomAttributes, type SiteValues} from '../attributes/attribute-values'
import type {JsonValue} from '../json'
import {localize, type Localized} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {markupLinks} from './markup'

/** A content asset in one locale. */
export interface Content {
  readonly id: string
  readonly name: string | null
  readonly description: string | null
  readonly pageTitle: string | null
  readonly pageDescription: string | null
  readonly pageKeywords: string | null
  readonly online: boolean
  readonly searchable: boolean
  /** Custom attributes as `c_` properties: `c_body` (HTML), `c_data` (JSON text). */
  readonly custom: Readonly<Record<string, JsonValue>>
}

/** A folder of the content library in one locale, with its contents. */
export interface Folder {
  readonly id: string
  readonly parentId: string | null
  readonly name: string | null
  readonly description: string | null
  readonly pageTitle: string | null
  readonly pageDescription: string | null
  readonly pageKeywords: string | null
  readonly online: boolean
  readonly custom: Readonly<Record<string, JsonValue>>
  /** Ids of the online subfolders in their order. */
  readonly folderIds: readonly string[]
  /** Ids of the online content assets in their order. */
  readonly contentIds: readonly string[]
}

interface TextRow {
  id: string
  online: string
  texts: string
  custom: string
}

type Texts = Readonly<Record<string, Localized>>

/**
 * Returns the online content asset with this id in the library of the site, or null. Texts fall
 * back per attribute: locale, language, default.
 */
export function findContent(
  shop: ShopData,
  site: Site,
  id: string,
  locale: string,
): Content | null {
  const row = queryOne<TextRow & {searchable: string}>(
    shop.db,
    'SELECT * FROM content_asset WHERE library_id = ? AND id = ?',
    site.libraryId,
    id,
  )
  if (!row || !isOnlineFor(row.online, site)) return null
  return {
    id: row.id,
    ...pageTexts(JSON.parse(row.texts) as Texts, locale),
    online: true,
    searchable: siteValue(JSON.parse(row.searchable) as SiteValues<boolean>, site.id) !== false,
    custom: contentProperties(shop, site, row, locale, 'Content'),
  }
}

/** Returns the online folder with this id in the library of the site, or null. */
export function findFolder(shop: ShopData, site: Site, id: string, locale: string): Folder | null {
  const {db} = shop
  const row = queryOne<TextRow & {parent_id: string | null}>(
    db,
    'SELECT * FROM content_folder WHERE library_id = ? AND id = ?',
    site.libraryId,
    id,
  )
  if (!row || !isOnlineFor(row.online, site)) return null
  return {
    id: row.id,
    parentId: row.parent_id,
    ...pageTexts(JSON.parse(row.texts) as Texts, locale),
    online: true,
    custom: contentProperties(shop, site, row, locale, 'Folder'),
    folderIds: onlineIds(
      db,
      site,
      `SELECT id, online FROM content_folder
      WHERE library_id = ? AND parent_id = ? ORDER BY position, id`,
      id,
    ),
    contentIds: onlineIds(
      db,
      site,
      `SELECT c.id, c.online FROM content_folder_assignment a
      JOIN content_asset c ON c.library_id = a.library_id AND c.id = a.content_id
      WHERE a.library_id = ? AND a.folder_id = ? ORDER BY a.position, c.id`,
      id,
    ),
  }
}

/** Returns the folders that an asset is assigned to, online and offline. */
export function folderIdsOf(db: Database, {libraryId}: Site, contentId: string): string[] {
  return queryAll<{folder_id: string}>(
    db,
    `SELECT folder_id FROM content_folder_assignment WHERE library_id = ? AND content_id = ?
     ORDER BY folder_id`,
    libraryId,
    contentId,
  ).map((row) => row.folder_id)
}

function onlineIds(db: Database, site: Site, sql: string, folderId: string): string[] {
  return queryAll<{id: string; online: string}>(db, sql, site.libraryId, folderId)
    .filter(({online}) => isOnlineFor(online, site))
    .map((row) => row.id)
}

function isOnlineFor(online: string, site: Site): boolean {
  return siteValue(JSON.parse(online) as SiteValues<boolean>, site.id) === true
}

function pageTexts(texts: Texts, locale: string) {
  const text = (id: string) => localize(texts[id], locale) ?? null
  return {
    name: text('name'),
    description: text('description'),
    pageTitle: text('pageTitle'),
    pageDescription: text('pageDescription'),
    pageKeywords: text('pageKeywords'),
  }
}

function contentProperties(
  shop: ShopData,
  site: Site,
  {id, custom}: {readonly id: string; readonly custom: string},
  locale: string,
  objectType: 'Content' | 'Folder',
): Record<string, JsonValue> {
  return customProperties(
    JSON.parse(custom) as CustomAttributes,
    attributeDefinitions(shop.db, objectType),
    locale,
    markupLinks(shop, {site, locale, ...(objectType === 'Content' && {assetId: id})}),
  )
}
