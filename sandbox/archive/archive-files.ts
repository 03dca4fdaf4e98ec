import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {ArchiveError} from './archive-error'

/** A file of an archive, named by its path inside. */
export interface ArchiveFile {
  /** Path inside the archive with forward slashes, as messages name it. */
  readonly name: string
  readonly path: string
}

const parts = ['catalogs', 'pricebooks', 'inventory-lists', 'libraries', 'sites', 'meta']

/**
 * The XML files of an archive in a fixed order. Accepts the directory itself and one that holds
 * nothing but it, which is how exports unpack. Throws `ArchiveError` when there is no archive.
 */
export function listArchive(directory: string): ArchiveFile[] {
  const root = findRoot(directory)
  const names = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.xml'))
    .sort()
  return names.map((name) => ({name, path: path.join(root, name)}))
}

function findRoot(directory: string): string {
  if (!fs.existsSync(directory)) {
    throw new ArchiveError('no such directory, give the folder of a site archive', directory)
  }
  if (!fs.statSync(directory).isDirectory()) {
    throw new ArchiveError('not a directory, unpack the archive and give its folder', directory)
  }
  const entries = fs
    .readdirSync(directory, {withFileTypes: true})
    .filter((one) => one.isDirectory())
  if (entries.some(({name}) => parts.includes(name))) return directory
  const only = entries.length === 1 ? entries[0] : undefined
  if (only) {
    const inner = path.join(directory, only.name)
    if (fs.readdirSync(inner).some((name) => parts.includes(name))) return inner
  }
  throw new ArchiveError(`no site archive, expected a folder with ${parts.join(', ')}`, directory)
}

/** Hash over names and contents of all files: equal for equal archives. */
export function hashArchive(files: readonly ArchiveFile[]): string {
  const hash = crypto.createHash('sha256')
  for (const file of files) {
    hash.update(`${file.name}\0`)
    hash.update(fs.readFileSync(file.path))
    hash.update('\0')
  }
  return hash.digest('hex')
}
