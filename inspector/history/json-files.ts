import fs from 'node:fs/promises'
import {replaceFile} from '../replace-file'

/** Reads and writes JSON files; a file that has not changed is parsed once. */
export interface JsonFiles {
  /** Null for a file that is missing or damaged. */
  read<Value>(file: string): Promise<Value | null>
  /** Replaces the file in one step, so that no reader sees a part of it. */
  write(file: string, value: unknown): Promise<void>
}

interface Kept {
  readonly stamp: string
  readonly value: unknown
}

/** Number of files that are kept parsed: two runs, and the sites of a running one. */
const MOST_KEPT = 64

export function createJsonFiles(): JsonFiles {
  const kept = new Map<string, Kept>()
  return {
    async read<Value>(file: string) {
      try {
        const {mtimeMs, size, ino} = await fs.stat(file)
        const stamp = `${mtimeMs} ${size} ${ino}`
        const known = kept.get(file)
        if (known?.stamp === stamp) return known.value as Value
        const value: unknown = JSON.parse(await fs.readFile(file, 'utf8'))
        if (kept.size >= MOST_KEPT) kept.clear()
        kept.set(file, {stamp, value})
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
