import type {NumberTable} from './text-index'

/** A list of numbers that grows at its end, without an object for each number. */
export class GrowingNumbers {
  length = 0
  private room = new Float64Array(1024)

  push(value: number): void {
    if (this.length === this.room.length) {
      const more = new Float64Array(this.length * 2)
      more.set(this.room)
      this.room = more
    }
    this.room[this.length] = value
    this.length += 1
  }

  at(place: number): number {
    return this.room[place] ?? 0
  }

  add(place: number, value: number): void {
    this.room[place] = this.at(place) + value
  }

  /** The numbers in the smallest type that has room for them. */
  narrow(): NumberTable {
    return narrowed(this.room.subarray(0, this.length))
  }
}

/** Bytes that grow at their end. */
export class GrowingBytes {
  length = 0
  private room = new Uint8Array(1024)

  /** Adds a whole number in groups of 7 bits, the lowest first, the highest bit set except in the last one. */
  pushNumber(value: number): void {
    let rest = value
    for (; rest >= 0x80; rest >>>= 7) this.push((rest & 0x7f) | 0x80)
    this.push(rest)
  }

  /** A copy of the bytes. */
  bytes(): Uint8Array {
    return this.room.slice(0, this.length)
  }

  private push(byte: number): void {
    if (this.length === this.room.length) {
      const more = new Uint8Array(this.length * 2)
      more.set(this.room)
      this.room = more
    }
    this.room[this.length] = byte
    this.length += 1
  }
}

/** A copy of some numbers in the smallest type that has room for them. */
export function narrowed(values: ArrayLike<number>): NumberTable {
  let most = 0
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (value < 0 || !Number.isInteger(value)) return Float64Array.from(values)
    if (value > most) most = value
  }
  if (most < 2 ** 8) return Uint8Array.from(values)
  if (most < 2 ** 16) return Uint16Array.from(values)
  return most < 2 ** 32 ? Uint32Array.from(values) : Float64Array.from(values)
}
