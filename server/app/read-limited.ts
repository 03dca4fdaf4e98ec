/**
 * Reads a stream of bytes as UTF-8 text.
 * @param maxBytes maximum size in bytes; reading stops beyond it
 * @returns null when the stream is longer than that
 * @throws the error of the stream when it breaks off
 */
export async function readLimited(
  stream: AsyncIterable<unknown>,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += (chunk as Uint8Array).length
    if (bytes > maxBytes) return null
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks).toString()
}
