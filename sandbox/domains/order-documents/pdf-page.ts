import {textRuns, type TextRun} from './pdf-fonts'

/** Page size and margins in points of PDF: A4. */
export const PAGE = {width: 595.28, height: 841.89, margin: 56}

const INK = '#23211e'
const SOFT = '#5f5a52'
const LINE = '#cfc7b9'

/** Space between lines in points. */
const LINE_GAP = 2
/** Spaces that number formats use and the standard fonts do not have. */
const NARROW_SPACES = /[\u2007\u2009\u202f]/g

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
  private readonly registered = new Set<string>()

  private constructor(
    readonly document: PDFKit.PDFDocument,
    private readonly language: string,
  ) {
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
      language,
    )
  }

  /** Writes a text into a column and returns its height. Line breaks in the text are kept. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const {size = 10, soft = false, bold = false, align = 'left'} = style
    const plain = text.replace(NARROW_SPACES, '\u00a0')
    this.document.fontSize(size).fillColor(soft ? SOFT : INK)
    return plain.split('\n').reduce((height, line) => {
      const runs = textRuns(line === '' ? ' ' : line, this.language, bold ? 700 : 400)
      const top = y + height
      const written =
        runs.length === 1 || align === 'left'
          ? this.writeColumn(runs, x, top, {width, align})
          : this.writeAtEnd(runs, x + width, top)
      return height + written
    }, 0)
  }

  private useFont({font: {name, file}}: TextRun): void {
    if (file && !this.registered.has(name)) {
      this.document.registerFont(name, file)
      this.registered.add(name)
    }
    this.document.font(name)
  }

  /** Writes the parts of a text one after the other, with line breaks where the column ends. */
  private writeColumn(
    runs: readonly TextRun[],
    x: number,
    y: number,
    column: {readonly width: number; readonly align: 'left' | 'right'},
  ): number {
    const options = {...column, lineGap: LINE_GAP}
    runs.forEach((run, index) => {
      this.useFont(run)
      const continued = index < runs.length - 1
      if (index === 0) this.document.text(run.text, x, y, {...options, continued})
      else this.document.text(run.text, {...options, continued})
    })
    return this.document.y - y
  }

  /** Writes the parts of a line so that it ends at an edge. */
  private writeAtEnd(runs: readonly TextRun[], edge: number, y: number): number {
    const widths = runs.map((run) => {
      this.useFont(run)
      return this.document.widthOfString(run.text)
    })
    let x = edge - widths.reduce((sum, width) => sum + width, 0)
    runs.forEach((run, index) => {
      this.useFont(run)
      this.document.text(run.text, x, y, {lineBreak: false})
      x += widths[index] ?? 0
    })
    return this.document.currentLineHeight(true) + LINE_GAP
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
