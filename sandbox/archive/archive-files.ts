import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type {Readable} from 'node:stream'
import {ArchiveError} from './archive-error'
import {UnpackBudget, unpackLimits, type UnpackLimits} from './import-limits'
import {readZip} from './zip-archive'

/** A file of an archive, named by its path inside. */
export interface ArchiveFile {
  /** Path inside the archive with forward slashes, as messages name it. */
  readonly name: string
  /** Bytes before compression. */
  readonly size: number
  /** Equal for files of equal content. Only XML files are read whole for it. */
  fingerprint(): Promise<string>
  open(): Promise<Readable>
}

/** An opened archive; close it when its files are read. */
export interface Archive {
  readonly location: string
  /** In a fixed order. */
  readonly files: readonly ArchiveFile[]
  /** Files that are not read, with the reason. */
  readonly skipped: readonly {readonly file: string; readonly reason: string}[]
  close(): void
}

const parts = ['catalogs', 'pricebooks', 'inventory-lists', 'libraries', 'sites', 'meta']
const otherParts = ['customer-lists', 'custom-objects', 'geolocations', 'static']

/**
 * Opens an archive: a folder or a zip file, with the parts at the top or below the one folder that
 * exports pack them in; or a folder of such zip files, which overlay each other in the order of their
 * names. Throws `ArchiveError` when there is no archive at the location, or one that exceeds the budget.
 */
export async function openArchive(
  location: string,
  budget: UnpackBudget = new UnpackBudget(unpackLimits()),
): Promise<Archive> {
  if (!fs.existsSync(location)) {
    throw new ArchiveError(
      'no such file or directory, give a site archive (folder or zip)',
      location,
    )
  }
  const isFolder = fs.statSync(location).isDirectory()
  const all = isFolder
    ? {files: readFolder(location), close: () => undefined}
    : await readZip(location, budget)
  const prefixes = findRoots(all.files.map(({name}) => name))
  if (prefixes.length === 0) {
    all.close()
    const zips = isFolder ? all.files.filter(({name}) => /^[^./][^/]*\.zip$/i.test(name)) : []
    if (zips.length > 0) return openZips(location, zips, budget)
    throw new ArchiveError(`no site archive, expected a folder with ${parts.join(', ')}`, location)
  }
  const found = prefixes.flatMap((prefix) =>
    all.files
      .filter(({name}) => name.startsWith(prefix))
      .map((file) => ({...file, name: file.name.slice(prefix.length)})),
  )
  const files = found.filter((file) => !skipReason(file)).sort(byName)
  const skipped = found.flatMap((file) => {
    const reason = skipReason(file)
    return reason ? [{file: file.name, reason}] : []
  })
  return {location, files, skipped, close: all.close}
}

/** Why a file is no part of an archive: macOS and editors add hidden files, broken transfers leave empty ones. */
function skipReason({name, size}: ArchiveFile): string | undefined {
  const segments = name.split('/')
  if (segments.includes('__MACOSX') || segments.at(-1)?.startsWith('.')) return 'a hidden file'
  return size === 0 ? 'an empty file' : undefined
}

async function openZips(
  location: string,
  zips: readonly ArchiveFile[],
  budget: UnpackBudget,
): Promise<Archive> {
  const opened: Archive[] = []
  const close = () => opened.forEach((archive) => archive.close())
  try {
    for (const {name} of [...zips].sort(byName)) {
      opened.push(await openArchive(path.join(location, name), budget))
    }
  } catch (error) {
    close()
    throw error
  }
  return {
    location,
    files: opened.flatMap(({files}) => files),
    skipped: opened.flatMap(({skipped}) => skipped),
    close,
  }
}

function byName(a: ArchiveFile, b: ArchiveFile): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}

/** Returns the folders that contain the parts of an archive: the shallowest folders that hold any. */
function findRoots(names: readonly string[]): string[] {
  const roots = new Set<string>()
  for (const name of names) {
    const segments = name.split('/')
    const index = segments.findIndex((segment) => [...parts, ...otherParts].includes(segment))
    if (index < 0 || index === segments.length - 1 || segments.includes('__MACOSX')) continue
    roots.add(
      segments
        .slice(0, index)
        .map((segment) => `${segment}/`)
        .join(''),
    )
  }
  const depth = (root: string) => root.split('/').length
  const least = Math.min(...[...roots].map(depth))
  return [...roots].filter((root) => depth(root) === least).sort()
}

function readFolder(root: string): ArchiveFile[] {
  return fs
    .readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const {size, mtimeMs} = fs.statSync(file)
      return {
        name: path.relative(root, file).split(path.sep).join('/'),
        size,
        fingerprint: async () =>
          file.endsWith('.xml') ? hashOf(fs.readFileSync(file)) : `${size}/${mtimeMs}`,
        open: async () => fs.createReadStream(file),
      }
    })
}

function hashOf(content: Buffer | string): string {
  return crypto.createHash('sha256').update(content).digest('hex')
}

/** Hash over names and contents of several archives in their order: equal for equal archives. */
export async function hashArchives(
  locations: readonly string[],
  limits: UnpackLimits = unpackLimits(),
): Promise<string> {
  const hash = crypto.createHash('sha256')
  const budget = new UnpackBudget(limits)
  for (const location of locations) {
    const archive = await openArchive(location, budget)
    for (const file of archive.files) {
      hash.update(`${file.name}\0${await file.fingerprint()}\0`)
    }
    archive.close()
  }
  return hash.digest('hex')
}
