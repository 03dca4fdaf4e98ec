import {ArchiveError} from './archive-error'

/** Number of bytes in a mebibyte. */
export const MEBIBYTE = 1024 * 1024

/** How much an import may unpack, in bytes. */
export interface UnpackLimits {
  /** Maximum total size of all files of the archives. */
  readonly archive: number
  /** Maximum size of one file. */
  readonly file: number
}

/** Largest archive, unpacked, in mebibytes, when the configuration names none. */
export const DEFAULT_ARCHIVE_LIMIT = 2048

/** Limits for archives of at most `mebibytes`; one file may be half of that. */
export function unpackLimits(mebibytes: number = DEFAULT_ARCHIVE_LIMIT): UnpackLimits {
  return {archive: mebibytes * MEBIBYTE, file: (mebibytes * MEBIBYTE) / 2}
}

/** Maximum number of entries in one zip file. */
export const MAX_ENTRIES = 500_000

/** Bounds of one XML record, so that a broken or hostile file cannot fill the memory. */
export const recordLimits = {
  /** One text, attribute or comment, in characters. */
  text: 16 * MEBIBYTE,
  /** All texts of a record, in characters. */
  allText: 64 * MEBIBYTE,
  elements: 500_000,
  depth: 200,
} as const

/** A size for a person: `2 GB`, `512 MB`. */
function formatSize(bytes: number): string {
  const mebibytes = bytes / MEBIBYTE
  return mebibytes >= 1024 ? `${+(mebibytes / 1024).toFixed(1)} GB` : `${+mebibytes.toFixed(1)} MB`
}

/** Counts what the zip files of one import unpack to, by the sizes that their directories declare. */
export class UnpackBudget {
  private used = 0

  constructor(private readonly limits: UnpackLimits) {}

  /** Throws `ArchiveError` when the file, or the archive with it, is too large. */
  take(file: string, bytes: number): void {
    const hint = 'raise --archive-limit if the archive is meant to be that large'
    if (bytes > this.limits.file) {
      throw new ArchiveError(
        `unpacks to ${formatSize(bytes)}, at most ${formatSize(this.limits.file)} are read; ${hint}`,
        file,
      )
    }
    this.used += bytes
    if (this.used > this.limits.archive) {
      throw new ArchiveError(
        `the archive unpacks to more than ${formatSize(this.limits.archive)}; ${hint}`,
        file,
      )
    }
  }
}
