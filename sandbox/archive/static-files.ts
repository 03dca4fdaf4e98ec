import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {buffer} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'
import type {Database} from '../db/database'
import {staticDirOf, storedHashes} from '../domains/static-files/static-file-repository'
import type {ArchiveFile} from './archive-files'
import type {ImportReport} from './import-report'
import {upsert} from './row-repository'

/** Largest file that is read whole, bytes: most pictures, for which a stream costs more than the copy. */
const READ_AT_ONCE = 2_000_000

const places = [
  {pattern: /^catalogs\/([^/]+)\/static\/[^/]+\/(.+)$/, owner: (id: string) => id},
  {pattern: /^libraries\/([^/]+)\/static\/[^/]+\/(.+)$/, owner: (id: string) => id},
  {pattern: /^sites\/([^/]+)\/(?:library\/)?static\/[^/]+\/(.+)$/, owner: siteOwner},
]

/** Folder of files of a site's own library in storefront URLs. */
function siteOwner(siteId: string): string {
  return `${siteId}-Site`
}

/** Owner and path of a file below a `static` folder; null for every other file. */
export function staticPlace(name: string): {owner: string; path: string} | null {
  for (const {pattern, owner} of places) {
    const [, id, rest] = pattern.exec(name) ?? []
    if (id && rest) return {owner: owner(id), path: rest}
  }
  return null
}

/**
 * Copies a file to the data directory, named by the hash of its content, and registers it. A file of
 * the default locale takes precedence over that of another locale.
 */
export async function storeStaticFile(
  db: Database,
  file: ArchiveFile,
  report: ImportReport,
): Promise<void> {
  const place = staticPlace(file.name)
  if (!place) return
  const directory = staticDirOf(db)
  fs.mkdirSync(directory, {recursive: true})
  const digest =
    file.size <= READ_AT_ONCE
      ? await copyAtOnce(directory, file)
      : await copyStream(directory, file)
  upsert(db, 'static_file', {...place, hash: digest, size: file.size})
  report.count('static files')
}

/** Copies a file whose content fits in memory. @returns the SHA-1 of its content */
async function copyAtOnce(directory: string, file: ArchiveFile): Promise<string> {
  const content = await buffer(await file.open())
  const digest = crypto.createHash('sha1').update(content).digest('hex')
  const target = path.join(directory, digest)
  if (fs.statSync(target, {throwIfNoEntry: false})?.size === content.length) return digest
  const draft = draftIn(directory)
  fs.writeFileSync(draft, content)
  fs.renameSync(draft, target)
  return digest
}

/** The same for a file of any size. */
async function copyStream(directory: string, file: ArchiveFile): Promise<string> {
  const draft = draftIn(directory)
  const hash = crypto.createHash('sha1')
  await pipeline(
    await file.open(),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    },
    fs.createWriteStream(draft),
  )
  const digest = hash.digest('hex')
  fs.renameSync(draft, path.join(directory, digest))
  return digest
}

const draftIn = (directory: string): string => path.join(directory, `${process.pid}.part`)

/** Removes copies to which no row refers any more. Call it when the import is committed or rolled back. */
export function sweepStaticFiles(db: Database): void {
  const directory = staticDirOf(db)
  if (!fs.existsSync(directory)) return
  const hashes = new Set(storedHashes(db))
  for (const name of fs.readdirSync(directory)) {
    if (!hashes.has(name)) fs.rmSync(path.join(directory, name), {force: true})
  }
}
