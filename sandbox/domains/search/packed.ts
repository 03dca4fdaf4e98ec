/** Types of number tables by name. */
const types = {Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array} as const

type TypeName = keyof typeof types
type Table = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

interface Head {
  readonly value: unknown
  readonly tables: readonly {
    readonly name: string
    readonly type: TypeName
    readonly length: number
  }[]
}

/**
 * Maximum size of a part in bytes, a multiple of the size of every number: SQLite reads and writes
 * a much larger value far more slowly.
 */
const partSize = 4_000_000

/**
 * A value of JSON and tables of numbers as parts: the head, then the tables in the byte order of
 * the machine. A table begins with a part of its own, so that it is used as it was read.
 */
export function pack(value: unknown, tables: Readonly<Record<string, Table>>): Buffer[] {
  const head: Head = {
    value,
    tables: Object.entries(tables).map(([name, table]) => ({
      name,
      type: table.constructor.name as TypeName,
      length: table.length,
    })),
  }
  const bytes = Object.values(tables).map((table) =>
    Buffer.from(table.buffer, table.byteOffset, table.byteLength),
  )
  return [Buffer.from(JSON.stringify(head)), ...bytes.flatMap(split)]
}

function split(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += partSize) parts.push(bytes.subarray(at, at + partSize))
  return parts
}

/** What was packed, as the caller declares it. */
export function unpack<Value, Tables>([text, ...parts]: readonly ArrayBuffer[]): {
  value: Value
  tables: Tables
} {
  const head = JSON.parse(Buffer.from(text ?? new ArrayBuffer()).toString()) as Head
  let next = 0
  const tables = head.tables.map(({name, type, length}): [string, Table] => {
    const size = length * types[type].BYTES_PER_ELEMENT
    const own = parts.slice(next, next + Math.ceil(size / partSize))
    next += own.length
    return [name, new types[type](joined(own), 0, length)]
  })
  return {value: head.value as Value, tables: Object.fromEntries(tables) as Tables}
}

function joined(parts: readonly ArrayBuffer[]): ArrayBuffer {
  const [first = new ArrayBuffer()] = parts
  if (parts.length < 2) return first
  const all = new Uint8Array(parts.reduce((size, {byteLength}) => size + byteLength, 0))
  parts.forEach((part, at) => all.set(new Uint8Array(part), at * partSize))
  return all.buffer
}
