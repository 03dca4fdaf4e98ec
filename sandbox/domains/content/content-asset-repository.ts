import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import type {CustomAttributes, SiteValues} from '../attributes/attribute-values'
import type {Localized} from '../sites/locale'

/**
 * Returns the sites on which an asset is online, and its custom attributes; undefined when the
 * asset does not exist.
 */
export function findAssetBody(
  db: Database,
  libraryId: string,
  id: string,
): {readonly online: SiteValues<boolean>; readonly custom: CustomAttributes} | undefined {
  const row = queryOne<{online: string; custom: string}>(
    db,
    'SELECT online, custom FROM content_asset WHERE library_id = ? AND id = ?',
    libraryId,
    id,
  )
  return (
    row && {
      online: JSON.parse(row.online) as SiteValues<boolean>,
      custom: JSON.parse(row.custom) as CustomAttributes,
    }
  )
}

/** Texts and custom attributes of an asset in all locales. */
export interface AssetTexts {
  readonly id: string
  readonly texts: Readonly<Record<string, Localized>>
  readonly custom: CustomAttributes
}

/** Returns the texts of all assets of a library, by id. */
export function readAssetTexts(db: Database, libraryId: string): AssetTexts[] {
  return queryAll<{id: string; texts: string; custom: string}>(
    db,
    'SELECT id, texts, custom FROM content_asset WHERE library_id = ? ORDER BY id',
    libraryId,
  ).map(({id, texts, custom}) => ({
    id,
    texts: JSON.parse(texts) as AssetTexts['texts'],
    custom: JSON.parse(custom) as CustomAttributes,
  }))
}
