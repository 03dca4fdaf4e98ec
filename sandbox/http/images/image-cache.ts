import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs'
import {readFile, rename, writeFile} from 'node:fs/promises'
import path from 'node:path'

/** Scaled pictures on disk, one folder per revision of the way they are made. */
export class ImageCache {
  private readonly folder: string
  private readonly running = new Map<string, Promise<Buffer>>()

  /** Creates the folder and removes what earlier revisions left. */
  constructor(root: string, revision: string) {
    this.folder = path.join(root, revision)
    if (existsSync(root))
      for (const name of readdirSync(root))
        if (name !== revision) rmSync(path.join(root, name), {recursive: true, force: true})
    mkdirSync(this.folder, {recursive: true})
  }

  /**
   * The stored bytes for `key`, or those that `make` yields, which are then stored. Requests for
   * the same key while it is being made share one making.
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<{bytes: Buffer; hit: boolean}> {
    const file = path.join(this.folder, key)
    const going = this.running.get(key)
    if (going) return {bytes: await going, hit: true}
    const work = this.readOrMake(file, make)
    const bytes = work.then((result) => result.bytes)
    bytes.catch(() => undefined)
    this.running.set(key, bytes)
    try {
      return await work
    } finally {
      this.running.delete(key)
    }
  }

  private async readOrMake(
    file: string,
    make: () => Promise<Buffer>,
  ): Promise<{bytes: Buffer; hit: boolean}> {
    try {
      return {bytes: await readFile(file), hit: true}
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const bytes = await make()
    // A half-written file never carries the name that is read.
    const draft = `${file}.${process.pid}.part`
    await writeFile(draft, bytes)
    await rename(draft, file)
    return {bytes, hit: false}
  }
}
