import {isRightToLeft, textRuns, type TextRun, type Weight} from './pdf-fonts'
import {visualRuns} from './visual-order'

/** Page size and margins in points of PDF: A4. */
export const PAGE = {width: 595.28, height: 841.89, margin: 56}

const INK = '#23211e'
const SOFT = '#5f5a52'
const LINE = '#cfc7b9'

/** Height of a row, and of the letters above its base line, of all fonts in one row, in parts of their size. */
const ROW_HEIGHT = 1.25
const ASCENT = 0.95
/** Space between lines in points. */
const LINE_GAP = 2
/** Spaces that number formats use and the standard fonts do not have. */
const NARROW_SPACES = /[\u2007\u2009\u202f]/g

export interface TextStyle {
  /** Size in points. */
  readonly size?: number
  readonly soft?: boolean
  readonly bold?: boolean
  /** Edge of the column at which the text stands, by the direction of the language. */
  readonly align?: 'start' | 'end'
}

/** Languages whose pages are the mirror image of the others. */
const MIRRORED = /^(ar|he|fa|ur)\b/i

interface Column {
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  /** Size of the letters in points. */
  readonly size: number
}

/**
 * A PDF of one or more pages, written at fixed places; coordinates and widths are in points from the edge at which the
 * language begins its lines. It has the form for archives (PDF/A-3b, ISO 19005-3), in which invoices carry their data.
 */
export class PdfPage {
  private readonly chunks: Buffer[] = []
  private readonly registered = new Set<string>()
  private readonly isMirrored: boolean

  private constructor(
    readonly document: PDFKit.PDFDocument,
    private readonly language: string,
  ) {
    this.isMirrored = MIRRORED.test(language)
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
        pdfVersion: '1.7',
        subset: 'PDF/A-3b',
        margin: PAGE.margin,
        lang: language,
        displayTitle: true,
        info: {Title: title},
      }),
      language,
    )
  }

  /** Writes a text into a column and returns its height. Line breaks in the text are kept. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const {size = 10, soft = false, bold = false, align = 'start'} = style
    const column: Column = {
      x: this.isMirrored ? PAGE.width - x - width : x,
      width,
      align: (align === 'start') === this.isMirrored ? 'right' : 'left',
      size,
    }
    const plain = text.replace(NARROW_SPACES, '\u00a0')
    this.document.fontSize(size).fillColor(soft ? SOFT : INK)
    return plain.split('\n').reduce((height, line) => {
      const written = this.writeLine(line === '' ? ' ' : line, column, y + height, bold ? 700 : 400)
      return height + written
    }, 0)
  }

  private writeLine(line: string, column: Column, y: number, weight: Weight): number {
    const runs = textRuns(line, this.language, weight)
    const isPlain = !this.isMirrored && ![...line].some(isRightToLeft)
    if (isPlain && (runs.length === 1 || column.align === 'left')) {
      return this.writeColumn(runs, column, y)
    }
    const base = this.isMirrored ? 'rtl' : 'ltr'
    const rows = isPlain ? [line] : this.rowsOf(line, column.width, weight)
    return rows.reduce((height, row) => {
      const ordered = isPlain ? runs : visualRuns(row, this.language, weight, base)
      return height + this.writeRow(ordered, column, y + height)
    }, 0)
  }

  /** Divides a line at spaces into rows that fit into a width. */
  private rowsOf(line: string, width: number, weight: Weight): string[] {
    const rows: string[] = []
    for (const word of line.split(/(?<= )/)) {
      const last = rows.at(-1)
      const row = `${last ?? ''}${word}`
      const fits = this.widthOf(textRuns(row.trimEnd(), this.language, weight)) <= width
      if (last === undefined || !fits) rows.push(word)
      else rows[rows.length - 1] = row
    }
    return rows.map((row) => row.trimEnd())
  }

  private useFont({font: {name, file}}: TextRun): void {
    if (!this.registered.has(name)) {
      this.document.registerFont(name, file)
      this.registered.add(name)
    }
    this.document.font(name)
  }

  private widthsOf(runs: readonly TextRun[]): number[] {
    return runs.map((run) => {
      this.useFont(run)
      return this.document.widthOfString(run.text)
    })
  }

  private widthOf(runs: readonly TextRun[]): number {
    return this.widthsOf(runs).reduce((sum, width) => sum + width, 0)
  }

  /** Writes the parts of a text one after the other, with line breaks where the column ends. */
  private writeColumn(runs: readonly TextRun[], {x, width, align}: Column, y: number): number {
    const options = {width, align, lineGap: LINE_GAP}
    runs.forEach((run, index) => {
      this.useFont(run)
      const continued = index < runs.length - 1
      if (index === 0) this.document.text(run.text, x, y, {...options, continued})
      else this.document.text(run.text, {...options, continued})
    })
    return this.document.y - y
  }

  /** Writes the parts of a row from left to right at an edge of the column. */
  private writeRow(runs: readonly TextRun[], {x, width, align, size}: Column, y: number): number {
    const widths = this.widthsOf(runs)
    let at = align === 'left' ? x : x + width - widths.reduce((sum, one) => sum + one, 0)
    runs.forEach((run, index) => {
      this.useFont(run)
      const place = {lineBreak: false, baseline: 'alphabetic'} as const
      if (run.text.trim() !== '') this.document.text(run.text, at, y + size * ASCENT, place)
      at += widths[index] ?? 0
    })
    return size * ROW_HEIGHT + LINE_GAP
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
