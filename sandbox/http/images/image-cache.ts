import {existsSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs'
import {readFile, rename, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {LRUCache} from 'lru-cache'

/**
 * Scaled pictures on disk, one folder per revision of the rendering. Beyond `maxBytes` the
 * least recently requested pictures are removed.
 */
export class ImageCache {
  private readonly folder: string
  private readonly running = new Map<string, Promise<Buffer>>()
  /** Size in bytes of the stored pictures by file name, in the order of their use. */
  private readonly sizes: LRUCache<string, number>

  /** Creates the folder and removes the pictures of earlier revisions. */
  constructor(root: string, revision: string, maxBytes: number) {
    this.folder = path.join(root, revision)
    if (existsSync(root))
      for (const name of readdirSync(root))
        if (name !== revision) rmSync(path.join(root, name), {recursive: true, force: true})
    mkdirSync(this.folder, {recursive: true})
    this.sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason !== 'set') void rm(path.join(this.folder, name), {force: true})
      },
    })
    this.readFolder()
  }

  /** Registers the pictures of an earlier process, the oldest first; removes half-written files. */
  private readFolder(): void {
    const files = readdirSync(this.folder).map((name) => {
      const {size, mtimeMs} = statSync(path.join(this.folder, name))
      return {name, size, mtimeMs}
    })
    for (const {name, size} of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith('.part')) rmSync(path.join(this.folder, name), {force: true})
      else this.sizes.set(name, size)
    }
  }

  /**
   * The stored bytes for `key`, or those that `make` returns, which are then stored. Concurrent requests for
   * the same key share one call of `make`.
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<{bytes: Buffer; hit: boolean}> {
    const going = this.running.get(key)
    if (going) return {bytes: await going, hit: true}
    const work = this.readOrMake(key, make)
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
    key: string,
    make: () => Promise<Buffer>,
  ): Promise<{bytes: Buffer; hit: boolean}> {
    const file = path.join(this.folder, key)
    this.sizes.get(key)
    try {
      return {bytes: await readFile(file), hit: true}
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const bytes = await make()
    // A half-written file never has the name of a finished one.
    const draft = `${file}.${process.pid}.part`
    await writeFile(draft, bytes)
    await rename(draft, file)
    this.sizes.set(key, bytes.length)
    if (!this.sizes.has(key)) await rm(file, {force: true})
    return {bytes, hit: false}
  }
}
