import type {MaybeIncomplete} from './page'

/** Names of what an answer lacks; empty for a complete one and for answers that cannot be incomplete. */
export function missingOf(answer: unknown): readonly string[] {
  return (answer as MaybeIncomplete | null | undefined)?.missing ?? []
}

/** Milliseconds that the server waits for an optional read. */
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
 * A read inside of another one whose answer is shown without it when it fails or, on the server, is late.
 * @param name what `missing` and the log call it
 * @param without stands for the answer then
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
