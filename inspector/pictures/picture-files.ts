import {createHash} from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import {replaceFile} from '../replace-file'

/** Files of the pictures, named by their content. */
export interface PictureFiles {
  create(): Promise<void>
  /** Replaces a file with the same content in one step: another site may be reading it. @returns name of the file */
  save(image: Buffer): Promise<string>
  /** Null for a file that is gone. */
  read(name: string): Promise<Buffer | null>
  /** Path of a picture; null for any other name. */
  pathOf(name: string): string | null
  /** Removes the pictures that no album names, and drafts of processes that were killed. */
  removeUnused(): Promise<void>
}

const FILE = /^[a-f0-9]{24}\.jpg$/
const DRAFT = /^[a-f0-9]{24}\.jpg\.\d+-\d+$/
/** Age in milliseconds of a draft whose process has ended. */
const DRAFT_MS = 3_600_000

/** @param folder absolute path */
export function createPictureFiles(folder: string): PictureFiles {
  const namesOf = async (file: string): Promise<string[]> =>
    (await fs.readFile(path.join(folder, file), 'utf8')).match(/[a-f0-9]{24}\.jpg/g) ?? []
  const remove = (name: string) => fs.rm(path.join(folder, name), {force: true})
  const removeOldDraft = async (name: string): Promise<void> => {
    const draft = await fs.stat(path.join(folder, name)).catch(() => null)
    if (draft && Date.now() - draft.mtimeMs > DRAFT_MS) await remove(name)
  }
  return {
    create: async () => void (await fs.mkdir(folder, {recursive: true})),
    async save(image) {
      const name = `${createHash('sha256').update(image).digest('hex').slice(0, 24)}.jpg`
      await replaceFile(path.join(folder, name), image)
      return name
    },
    read: (name) => fs.readFile(path.join(folder, name)).catch(() => null),
    pathOf: (name) => (FILE.test(name) ? path.join(folder, name) : null),
    async removeUnused() {
      const all = await fs.readdir(folder)
      const albums = all.filter((name) => name.endsWith('.json'))
      const used = new Set((await Promise.all(albums.map(namesOf))).flat())
      const unused = all.filter((name) => FILE.test(name) && !used.has(name))
      await Promise.all(unused.map(remove))
      await Promise.all(all.filter((name) => DRAFT.test(name)).map(removeOldDraft))
    },
  }
}
