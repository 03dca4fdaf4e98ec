import type {ServerResponse} from 'node:http'

const asBuffer = (chunk: unknown, encoding: unknown): Buffer | null => {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

/**
 * Collects the body that is written to an answer, even if a framework changes the prototype of the answer later.
 * @param maxBytes a longer body is not collected
 * @returns function for the body so far; null for one that is longer
 */
export function collectBody(res: ServerResponse): () => Buffer
export function collectBody(res: ServerResponse, maxBytes: number): () => Buffer | null
export function collectBody(res: ServerResponse, maxBytes = Infinity): () => Buffer | null {
  const chunks: Buffer[] = []
  let bytes = 0
  const {write, end} = res
  const keep = (args: readonly unknown[]): void => {
    const chunk = asBuffer(args[0], args[1])
    bytes += chunk?.length ?? 0
    if (chunk && bytes <= maxBytes) chunks.push(chunk)
  }
  res.write = (...args: unknown[]) => {
    keep(args)
    return Reflect.apply(write, res, args) as boolean
  }
  res.end = (...args: unknown[]) => {
    // Express ends with a chunk through `end` alone; `end` does not call the replaced `write` above.
    keep(args)
    return Reflect.apply(end, res, args) as ServerResponse
  }
  return () => (bytes <= maxBytes ? Buffer.concat(chunks) : null)
}
