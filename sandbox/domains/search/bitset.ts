/** A set of small whole numbers. */
export class Bitset {
  readonly words: Uint32Array

  constructor(
    readonly length: number,
    words?: Uint32Array,
  ) {
    this.words = words ?? new Uint32Array((length + 31) >>> 5)
  }

  /** All numbers below `length`. */
  static full(length: number): Bitset {
    const set = new Bitset(length)
    set.words.fill(0xffffffff)
    const spare = length & 31
    if (spare > 0) set.words[set.words.length - 1] = 2 ** spare - 1
    return set
  }

  add(value: number): void {
    const at = value >>> 5
    this.words[at] = ((this.words[at] ?? 0) | (1 << (value & 31))) >>> 0
  }

  delete(value: number): void {
    const at = value >>> 5
    this.words[at] = ((this.words[at] ?? 0) & ~(1 << (value & 31))) >>> 0
  }

  has(value: number): boolean {
    return ((this.words[value >>> 5] ?? 0) & (1 << (value & 31))) !== 0
  }

  /** The numbers that are in both sets, as a new set. */
  and(other: Bitset): Bitset {
    const words = new Uint32Array(this.words.length)
    for (let at = 0; at < words.length; at += 1) {
      words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0)
    }
    return new Bitset(this.length, words)
  }

  /** Calls back for every number, ascending. */
  each(found: (value: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      let bits = this.words[at] ?? 0
      while (bits !== 0) {
        const lowest = bits & -bits
        found((at << 5) + 31 - Math.clz32(lowest))
        bits = (bits ^ lowest) >>> 0
      }
    }
  }
}
