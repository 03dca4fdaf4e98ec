import fs from 'node:fs'
import path from 'node:path'
import {uncompressedFont} from './woff'

/** Page size and margins in points of PDF: A4. */
export const PAGE = {width: 595.28, height: 841.89, margin: 56}

const INK = '#23211e'
const SOFT = '#5f5a52'
const LINE = '#cfc7b9'

/** Characters of the standard fonts of PDF, which need no font file (Windows-1252). */
const STANDARD =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/
/** Spaces that number formats use and the standard fonts do not have. */
const NARROW_SPACES = /[\u2007\u2009\u202f]/g

const NOTO = 'noto'
const fonts = new Map<string, Buffer>()

function readFont(subset: string): Buffer {
  let font = fonts.get(subset)
  if (!font) {
    const folder = path.dirname(require.resolve('@fontsource/noto-sans-jp/package.json'))
    const file = path.join(folder, 'files', `noto-sans-jp-${subset}-400-normal.woff`)
    font = uncompressedFont(fs.readFileSync(file))
    fonts.set(subset, font)
  }
  return font
}

export interface TextStyle {
  /** Size in points. */
  readonly size?: number
  readonly soft?: boolean
  readonly bold?: boolean
  readonly align?: 'left' | 'right'
}

/** A PDF of one or more pages, written at fixed places; coordinates and widths are in points. */
export class PdfPage {
  private readonly chunks: Buffer[] = []
  private hasNoto = false

  private constructor(readonly document: PDFKit.PDFDocument) {
    document.on('data', (chunk: Buffer) => this.chunks.push(chunk))
  }

  /**
   * Opens a document. The PDF library is loaded with the first one, because it takes time and most
   * processes need none.
   * @param language locale of the texts
   */
  static async open({title, language}: {title: string; language: string}): Promise<PdfPage> {
    const {default: PDFDocument} = await import('pdfkit')
    return new PdfPage(
      new PDFDocument({
        size: 'A4',
        margin: PAGE.margin,
        lang: language,
        displayTitle: true,
        info: {Title: title},
      }),
    )
  }

  /** Writes a text into a column and returns its height. Line breaks in the text are kept. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const {size = 10, soft = false, align = 'left'} = style
    const plain = text.replace(NARROW_SPACES, '\u00a0')
    this.chooseFont(plain, style)
    this.document.fontSize(size).fillColor(soft ? SOFT : INK)
    const options = {width, align, lineGap: 2}
    this.document.text(plain, x, y, options)
    return this.document.heightOfString(plain, options)
  }

  /** The standard fonts, or Noto Sans JP for a text with other characters. */
  private chooseFont(text: string, {bold = false}: TextStyle): void {
    if (STANDARD.test(text.replaceAll('\n', ''))) {
      this.document.font(bold ? 'Helvetica-Bold' : 'Helvetica')
    } else {
      if (!this.hasNoto) this.document.registerFont(NOTO, readFont('japanese'))
      this.hasNoto = true
      this.document.font(NOTO)
    }
  }

  line(y: number, x = PAGE.margin, width = PAGE.width - 2 * PAGE.margin): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke()
  }

  /** Returns `y`, or the top of a new page when `height` points do not fit below it. */
  fit(y: number, height: number): number {
    if (y + height <= PAGE.height - PAGE.margin) return y
    this.document.addPage()
    return PAGE.margin
  }

  /** Ends the document and returns its bytes. */
  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(this.chunks)))
      this.document.on('error', reject)
      this.document.end()
    })
  }
}
