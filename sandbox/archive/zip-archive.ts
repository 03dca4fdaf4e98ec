import type {Readable} from 'node:stream'
import yauzl from 'yauzl'
import {ArchiveError} from './archive-error'
import type {ArchiveFile} from './archive-files'
import {MAX_ENTRIES, type UnpackBudget} from './import-limits'

/**
 * The files of a zip, each readable as a stream; nothing is unpacked to disk. A file that is
 * larger than its entry in the zip's directory is an error when it is read.
 * Throws `ArchiveError` for a file that is no zip, and for one that exceeds the budget.
 */
export async function readZip(
  location: string,
  budget: UnpackBudget,
): Promise<{files: ArchiveFile[]; close(): void}> {
  const zip = await openZip(location)
  try {
    const files = await listEntries(zip, location, budget)
    return {files, close: () => zip.close()}
  } catch (error) {
    zip.close()
    throw error
  }
}

function openZip(location: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    // Entries are read in any order, so the file stays open until the import is done.
    yauzl.open(location, {lazyEntries: true, autoClose: false}, (error, zip) => {
      if (error) reject(new ArchiveError(`not a readable zip file (${error.message})`, location))
      else resolve(zip)
    })
  })
}

function listEntries(
  zip: yauzl.ZipFile,
  location: string,
  budget: UnpackBudget,
): Promise<ArchiveFile[]> {
  return new Promise((resolve, reject) => {
    if (zip.entryCount > MAX_ENTRIES) {
      reject(new ArchiveError(`more than ${MAX_ENTRIES} entries are not read`, location))
      return
    }
    const files: ArchiveFile[] = []
    zip.on('entry', (entry: yauzl.Entry) => {
      try {
        budget.take(entry.fileName, entry.uncompressedSize)
      } catch (error) {
        reject(error as Error)
        return
      }
      if (!entry.fileName.endsWith('/')) files.push(toFile(zip, entry))
      zip.readEntry()
    })
    zip.on('end', () => resolve(files))
    zip.on('error', (error: Error) =>
      reject(new ArchiveError(`the zip file is broken (${error.message})`, location)),
    )
    zip.readEntry()
  })
}

function toFile(zip: yauzl.ZipFile, entry: yauzl.Entry): ArchiveFile {
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    fingerprint: async () => `${entry.crc32}/${entry.uncompressedSize}`,
    open: () =>
      new Promise<Readable>((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error) reject(new ArchiveError(error.message, entry.fileName))
          else resolve(stream)
        })
      }),
  }
}
