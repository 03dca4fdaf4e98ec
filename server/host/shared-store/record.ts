import {createHash} from 'node:crypto'
import {parseJson} from '../../../common/parse-json'

/** Maximum size in bytes of a stored record. */
const MAX_BYTES = 2 ** 20
const DIGEST_BYTES = 16
/** Digest, and length of the description. */
const START_BYTES = DIGEST_BYTES + 4

const digestOf = (parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest().subarray(0, DIGEST_BYTES)
}

/** A description and bodies as one value of the store, with a digest; null when it is too large. */
export function packRecord(description: object, bodies: readonly Buffer[]): Buffer | null {
  const text = Buffer.from(JSON.stringify(description))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const parts = [length, text, ...bodies]
  const value = Buffer.concat([digestOf(parts), ...parts])
  return value.length > MAX_BYTES ? null : value
}

/** Description and bodies of a value of `packRecord`; null for a value that is not whole. */
export function unpackRecord(value: Buffer): {description: unknown; bodies: Buffer} | null {
  if (value.length < START_BYTES || value.length > MAX_BYTES) return null
  if (!digestOf([value.subarray(DIGEST_BYTES)]).equals(value.subarray(0, DIGEST_BYTES))) return null
  const bodyAt = START_BYTES + value.readUInt32BE(DIGEST_BYTES)
  if (bodyAt > value.length) return null
  return {
    description: parseJson(value.subarray(START_BYTES, bodyAt).toString()),
    bodies: value.subarray(bodyAt),
  }
}
