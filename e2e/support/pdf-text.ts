import zlib from 'node:zlib'

/** Byte of the euro sign in the encoding of the standard fonts (Windows-1252). */
const EURO = '\u0080'

/**
 * The texts of a PDF with standard fonts, in the order in which they were written: one for each run of text.
 * Compressed streams are unpacked; other fonts have codes of their own and are not readable this way.
 */
export function pdfTexts(pdf: Buffer): string[] {
  const source = pdf.toString('latin1')
  const texts: string[] = []
  for (const match of source.matchAll(/stream\r?\n/g)) {
    const begin = match.index + match[0].length
    const end = source.indexOf('endstream', begin)
    for (const [, run = ''] of unpacked(pdf.subarray(begin, end)).matchAll(/\[(.*?)\] TJ/g)) {
      const bytes = [...run.matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) => hex).join('')
      texts.push(Buffer.from(bytes, 'hex').toString('latin1').replaceAll(EURO, '€'))
    }
  }
  return texts
}

function unpacked(stream: Buffer): string {
  try {
    return zlib.inflateSync(stream, {finishFlush: zlib.constants.Z_SYNC_FLUSH}).toString('latin1')
  } catch {
    return ''
  }
}
