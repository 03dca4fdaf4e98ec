import {inflateSync} from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

/**
 * Returns a font file of WOFF 1.0 as an uncompressed font (W3C WOFF, section 4). The PDF library
 * also reads compressed fonts, but inflates a table again for every glyph, which takes seconds for a
 * Japanese font.
 */
export function uncompressedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is not a WOFF font.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({length: count}, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES
    const offset = woff.readUInt32BE(at + 4)
    const stored = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const data = woff.subarray(offset, offset + stored)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: stored < length ? inflateSync(data) : data,
    }
  })
  return Buffer.concat([directory(woff.readUInt32BE(4), tables), ...tables.map(padded)])
}

interface Table {
  readonly tag: Buffer
  readonly checksum: number
  readonly data: Buffer
}

/** Tables begin at multiples of four bytes. */
const paddedLength = (length: number) => Math.ceil(length / 4) * 4

function padded({data}: Table): Buffer {
  return Buffer.concat([data, Buffer.alloc(paddedLength(data.length) - data.length)])
}

function directory(flavor: number, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES)
  const power = Math.floor(Math.log2(tables.length))
  header.writeUInt32BE(flavor, 0)
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10)
  let offset = header.length
  tables.forEach(({tag, checksum, data}, index) => {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    tag.copy(header, at)
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    offset += paddedLength(data.length)
  })
  return header
}
