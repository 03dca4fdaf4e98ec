import {pack, unpack} from './packed'

/** The parts as SQLite returns them. */
const read = (parts: readonly Buffer[]) => parts.map((part) => new Uint8Array(part).buffer)

it('returns the value and the tables, also those of several parts and empty ones', () => {
  const tables = {
    bytes: Uint8Array.of(1, 2, 3),
    none: new Uint16Array(),
    many: Uint16Array.from({length: 4_100_000}, (_, at) => at % 50_000),
    below: Int32Array.of(-1, 2 ** 31 - 1),
    prices: Float64Array.of(NaN, Infinity),
  }
  const value = {words: ['Stuhl', '椅子', 'a\u0000', '\ud800']}
  const parts = pack(value, tables)
  expect(parts.length).toBeGreaterThan(Object.keys(tables).length)
  const {value: sameValue, tables: same} = unpack<typeof value, typeof tables>(read(parts))
  expect(sameValue).toEqual(value)
  expect(Buffer.compare(Buffer.from(same.many.buffer), Buffer.from(tables.many.buffer))).toBe(0)
  expect({...same, many: null}).toEqual({...tables, many: null})
})
