import crypto from 'node:crypto'
import type {ShopData} from '../shop-data'
import {tenantOf} from '../shop-data'
import type {Database} from '../../db/database'
import {imageLocation} from './category-repository'
import {staticFiles} from '../static-files/static-file-repository'

/**
 * Returns the link of a picture through dynamic imaging:
 * `{base}/dw/image/v2/{TENANT}/on/demandware.static/-/Sites-{owner}/default/dw{hash}/{path}`.
 * `owner` is the catalog or library that the path belongs to. Takes `sw`, `sh`, `sm`, `q` as query.
 * The hash is made from the content, so that a link may be cached without a time limit. Without a
 * file it is made from the path, and the link leads to a placeholder.
 */
export function imageUrl({db, links}: ShopData, owner: string, path: string): string {
  if (/^https?:\/\//.test(path)) return path
  const clean = path.replace(/^\/+/, '')
  const {basePath, external} = imageLocation(db, owner)
  if (external) return `${external}/${clean}`
  const file = findStatic(db, owner, basePath, clean)
  const tenant = tenantOf(links.organizationId).toUpperCase()
  const folder = `${links.publicUrl}/dw/image/v2/${tenant}/on/demandware.static/-`
  if (file) return `${folder}/Sites-${file.owner}/default/dw${file.hash}/${encoded(file.path)}`
  const place = [basePath || 'images', clean].join('/')
  return `${folder}/Sites-${owner}/default/dw${pathHash(clean)}/${encoded(place)}`
}

/** The path of a file, plain text in the archive, as part of an address. */
const encoded = (path: string): string =>
  path
    // Half of a character has no encoding.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')

/**
 * Finds the file of a path in the archive: below the catalog's folder, at the path itself, or in
 * `images`.
 */
function findStatic(db: Database, owner: string, basePath: string, path: string) {
  for (const holder of [owner, `${owner}-Site`]) {
    const files = staticFiles(db, holder)
    if (files.size === 0) continue
    for (const place of [basePath ? `${basePath}/${path}` : path, path, `images/${path}`]) {
      const file = files.get(place)
      if (file) return {owner: holder, path: place, hash: file.hash.slice(0, 8)}
    }
  }
  return undefined
}

/** True when a picture of a catalog has a file, or is on another server. */
export function hasImage(db: Database, owner: string, path: string): boolean {
  const {basePath, external} = imageLocation(db, owner)
  if (/^https?:\/\//.test(path) || external) return true
  return findStatic(db, owner, basePath, path.replace(/^\/+/, '')) !== undefined
}

const hashes = new Map<string, string>()

/** Returns a hash of eight hex digits for a picture without a file in the archive. */
function pathHash(key: string): string {
  let hash = hashes.get(key)
  if (!hash) {
    hash = crypto.createHash('sha1').update(key).digest('hex').slice(0, 8)
    hashes.set(key, hash)
  }
  return hash
}
