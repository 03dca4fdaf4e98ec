import fs from 'node:fs/promises'
import {replaceFile} from '../replace-file'

/** Reads and writes JSON files; a file that has not changed is parsed once. */
export interface JsonFiles {
  /** Null for a file that is missing or damaged. */
  read<Value>(file: string): Promise<Value | null>
  /** Replaces the file in one step, so that no reader sees a part of it. */
  write(file: string, value: unknown): Promise<void>
}

interface CachedFile {
  readonly stamp: string
  readonly value: unknown
}

/** Number of files that are kept parsed: two runs, and the sites of a running one. */
const MAX_CACHED = 64

export function createJsonFiles(): JsonFiles {
  const cache = new Map<string, CachedFile>()
  return {
    async read<Value>(file: string) {
      try {
        const {mtimeMs, size, ino} = await fs.stat(file)
        const stamp = `${mtimeMs} ${size} ${ino}`
        const known = cache.get(file)
        if (known?.stamp === stamp) return known.value as Value
        const value: unknown = JSON.parse(await fs.readFile(file, 'utf8'))
        if (cache.size >= MAX_CACHED) cache.clear()
        cache.set(file, {stamp, value})
        return value as Value
      } catch {
        return null
      }
    },
    async write(file, value) {
      await replaceFile(file, JSON.stringify(value))
    },
  }
}
