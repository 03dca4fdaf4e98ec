import type {MaybeIncomplete} from './page'

/**
 * Names of the missing parts of an answer; empty for a complete one and for answers that cannot be
 * incomplete.
 */
export function missingOf(answer: unknown): readonly string[] {
  return (answer as MaybeIncomplete | null | undefined)?.missing ?? []
}

/** Time limit of an optional read on the server, milliseconds. */
const TIMEOUT_MS = 1000

async function inTime<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([read, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs a read inside of another one; when it fails or, on the server, exceeds its time limit, `without` is
 * used.
 * @param name name for `missing` and the log
 * @param without value used in place of the answer
 */
export async function readOptional<T>(
  name: string,
  read: Promise<T>,
  without: T,
): Promise<MaybeIncomplete & {readonly value: T}> {
  try {
    return {value: await (typeof window === 'undefined' ? inTime(read) : read)}
  } catch (error) {
    console.warn(`Left out of the page: ${name} failed: ${String(error)}`)
    return {value: without, missing: [name]}
  }
}
