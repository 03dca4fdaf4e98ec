import {DIGITS, exchanged, MARK, SHORTEST} from './unpack-text'

const BASE = DIGITS.length
/** Largest distance of a reference, and its largest length. */
const FARTHEST = BASE * BASE - 1
const LONGEST = SHORTEST + BASE - 1
/** Earlier places with the same beginning that are compared; more cost time and gain little. */
const MOST_COMPARED = 32
const BUCKETS = 1 << 14

/** A number for the first characters of a reference. */
function bucketAt(text: string, at: number): number {
  let hash = 0
  for (let index = at; index < at + SHORTEST; index += 1)
    hash = Math.imul(hash, 31) + text.charCodeAt(index)
  return (hash ^ (hash >>> 14)) & (BUCKETS - 1)
}

/** Finds what stands before. */
class Before {
  private readonly last = new Int32Array(BUCKETS).fill(-1)
  private readonly earlier: Int32Array

  constructor(private readonly text: string) {
    this.earlier = new Int32Array(text.length)
  }

  add(at: number): void {
    if (at + SHORTEST > this.text.length) return
    const bucket = bucketAt(this.text, at)
    this.earlier[at] = this.last[bucket] as number
    this.last[bucket] = at
  }

  private lengthOf(at: number, from: number): number {
    const {text} = this
    const most = Math.min(LONGEST, text.length - at)
    let length = 0
    while (length < most && text.charCodeAt(from + length) === text.charCodeAt(at + length))
      length += 1
    // A character of two code units stays whole.
    const code = text.charCodeAt(at + length - 1)
    return code >= 0xd800 && code < 0xdc00 ? length - 1 : length
  }

  longestAt(at: number): {from: number; length: number} {
    const best = {from: 0, length: 0}
    if (at + SHORTEST > this.text.length) return best
    let from = this.last[bucketAt(this.text, at)] as number
    for (let count = 0; count < MOST_COMPARED && from >= 0 && at - from <= FARTHEST; count += 1) {
      const length = this.lengthOf(at, from)
      if (length > best.length) Object.assign(best, {from, length})
      from = this.earlier[from] as number
    }
    return best
  }
}

const digit = (value: number): string => DIGITS.charAt(value)

/**
 * Packs JSON for a document; browsers have `unpackText`. A mark in the JSON is escaped.
 * @param json as `JSON.stringify` makes it
 */
export function packText(json: string): string {
  const text = json.replaceAll(MARK, '\\u007e')
  const before = new Before(text)
  let packed = ''
  for (let at = 0; at < text.length;) {
    const {from, length} = before.longestAt(at)
    const isReference = length >= SHORTEST
    const literal = String.fromCodePoint(exchanged(text.codePointAt(at) ?? 0))
    const distance = at - from
    packed += isReference
      ? MARK +
        digit(Math.floor(distance / BASE)) +
        digit(distance % BASE) +
        digit(length - SHORTEST)
      : literal
    const end = at + (isReference ? length : literal.length)
    for (; at < end; at += 1) before.add(at)
  }
  return packed
}
