import type {Readable} from 'node:stream'
import {SaxesParser} from 'saxes'
import {ArchiveError} from './archive-error'
import {recordLimits} from './import-limits'
import {XmlNode} from './xml-node'

/** How one kind of archive file is read: element by element, never the whole file at once. */
export interface FileReader {
  /** Name of the document element. */
  readonly root: string
  /** Called with the document element's attributes before any record. */
  start?(root: XmlNode): void
  /** Handler by path below the document element, such as `product` or `pricebook/header`. */
  readonly records: Readonly<Record<string, (node: XmlNode) => void>>
}

interface StreamOptions {
  /** Name of the file in messages. */
  readonly label: string
  /** Called with path and line of every element that no handler took. */
  onUnread(path: string, line: number): void
  /** Called for each record that its handler cannot read, and for a document of another kind. */
  onRefused(error: ArchiveError): void
  /** Called for each line with bytes that are no characters of the file's encoding. */
  onUndecodable?(line: number): void
}

/** Replacement character in decoded text for invalid bytes. */
const REPLACEMENT = '\ufffd'

/**
 * Streams a file through a reader. A record that its handler refuses is left out, and so is all of a
 * document that is of another kind. Throws `ArchiveError` with file and line for XML that is not well
 * formed, in an unknown encoding, or larger in one record than `recordLimits` allow.
 */
export async function streamFile(
  source: Readable,
  reader: FileReader,
  options: StreamOptions,
): Promise<void> {
  const parser = createParser(reader, options)
  let decoder: TextDecoder | undefined
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk as Uint8Array)
    decoder ??= decoderFor(bytes, options.label)
    write(parser, decoder.decode(bytes, {stream: true}), options)
  }
  write(parser, decoder?.decode() ?? '', options)
  parser.close()
}

function write({parser, pending}: Parser, text: string, options: StreamOptions): void {
  if (text.includes(REPLACEMENT)) {
    text.split('\n').forEach((line, index) => {
      if (line.includes(REPLACEMENT)) options.onUndecodable?.(parser.line + index)
    })
  }
  parser.write(text)
  // The parser holds a text until its end: without this check one text could fill the memory.
  if (pending() > recordLimits.text) {
    throw new ArchiveError(
      `a text of more than ${recordLimits.text} characters is not read`,
      options.label,
      parser.line,
    )
  }
}

/** Exports are UTF-8; an edited file may declare another encoding. */
function decoderFor(start: Buffer, label: string): TextDecoder {
  const mark = start.toString('hex', 0, 4)
  if (/^(fffe|3c003f00)/.test(mark)) return new TextDecoder('utf-16le')
  if (/^(feff|003c003f)/.test(mark)) return new TextDecoder('utf-16be')
  const declared = /^\W*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/.exec(
    start.toString('latin1', 0, 200),
  )
  try {
    const encoding = declared?.[1] ?? 'utf-8'
    // Some tools declare UTF-16 for UTF-8 files. A declaration that is readable as single bytes excludes UTF-16.
    return new TextDecoder(/^utf-?16/i.test(encoding) ? 'utf-8' : encoding)
  } catch {
    throw new ArchiveError(`unknown encoding '${declared?.[1] ?? ''}'`, label, 1)
  }
}

interface Parser {
  readonly parser: Pick<SaxesParser, 'write' | 'line'>
  /** Characters since the last complete tag, text or comment. */
  pending(): number
  close(): void
}

function createParser(reader: FileReader, options: StreamOptions): Parser {
  const {label} = options
  const parser = new SaxesParser()
  const builder = new RecordBuilder(reader, options)
  /** Line on which the current tag began; the parser reports only where it ends. */
  let tagLine = 1
  /** Namespace prefix of the archive's own elements; usually empty. */
  let prefix: string | undefined
  /** Position behind the last complete tag or comment. */
  let complete = 0
  parser.on('error', (error) => {
    throw new ArchiveError(error.message.replace(/^\d+:\d+:\s*/, ''), label, parser.line)
  })
  parser.on('opentagstart', () => {
    tagLine = parser.line
  })
  parser.on('opentag', ({name, attributes}) => {
    complete = parser.position
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    const own = name.startsWith(prefix) ? name.slice(prefix.length) : name
    builder.open(new XmlNode(own, attributes as Record<string, string>, label, tagLine))
  })
  parser.on('text', (text) => builder.text(text, parser.line))
  parser.on('cdata', (text) => builder.text(text, parser.line))
  parser.on('closetag', () => {
    complete = parser.position
    builder.close()
  })
  parser.on('comment', () => {
    complete = parser.position
  })
  return {parser, pending: () => parser.position - complete, close: () => parser.close()}
}

/** Collects the elements of a record and passes it on when it is complete. */
class RecordBuilder {
  private readonly containers: ReadonlySet<string>
  /** Names of the open elements below the document element. */
  private readonly path: string[] = []
  /** Open elements of the record being read, outermost first. */
  private readonly record: XmlNode[] = []
  private started = false
  /** True in a document of another kind, of which nothing is read. */
  private refused = false
  /** Depth at which a subtree without a handler began, or 0. */
  private skipping = 0
  /** Elements and characters of the record being read. */
  private elements = 0
  private characters = 0

  constructor(
    private readonly reader: FileReader,
    private readonly options: Pick<StreamOptions, 'label' | 'onUnread' | 'onRefused'>,
  ) {
    this.containers = containerPaths(reader)
  }

  open(node: XmlNode): void {
    if (!this.started) {
      this.started = true
      this.refused = !this.read(() => this.openDocument(node))
      return
    }
    if (this.refused) return
    this.path.push(node.name)
    if (this.path.length > recordLimits.depth) {
      throw node.error(`elements nested more than ${recordLimits.depth} deep are not read`)
    }
    if (this.skipping > 0) return
    const parent = this.record.at(-1)
    const key = this.path.join('/')
    if (parent) {
      parent.children.push(node)
      this.elements += 1
      if (this.elements > recordLimits.elements) {
        throw node.error(`a record of more than ${recordLimits.elements} elements is not read`)
      }
    }
    if (parent || Object.hasOwn(this.reader.records, key)) this.record.push(node)
    else if (!this.containers.has(key)) {
      this.skipping = this.path.length
      this.options.onUnread(`${this.reader.root}/${key}`, node.line)
    }
  }

  text(text: string, line: number): void {
    const node = this.record.at(-1)
    if (!node) return
    node.text += text
    this.characters += text.length
    if (this.characters > recordLimits.allText) {
      const reason = `a record of more than ${recordLimits.allText} characters is not read`
      throw new ArchiveError(reason, this.options.label, line)
    }
  }

  close(): void {
    if (this.refused) return
    if (this.skipping === this.path.length) this.skipping = 0
    else if (this.skipping === 0) this.closeElement()
    this.path.pop()
  }

  private openDocument(node: XmlNode): void {
    if (node.name !== this.reader.root) {
      throw node.error(`expected <${this.reader.root}> but found <${node.name}>`)
    }
    this.reader.start?.(node)
  }

  private closeElement(): void {
    const node = this.record.pop()
    if (!node || this.record.length > 0) return
    this.elements = 0
    this.characters = 0
    const key = this.path.join('/')
    if (this.read(() => this.reader.records[key]?.(node))) {
      node.unread(this.options.onUnread, `${this.reader.root}/${key}`)
    }
  }

  /** Passes a record to the reader; false when the reader refused it. */
  private read(hand: () => void): boolean {
    try {
      hand()
      return true
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      this.options.onRefused(error)
      return false
    }
  }
}

/** Paths that lead to records: `pricebook/price-tables/price-table` makes two containers. */
function containerPaths(reader: FileReader): Set<string> {
  const containers = new Set<string>()
  for (const key of Object.keys(reader.records)) {
    const names = key.split('/')
    for (let length = 1; length < names.length; length += 1) {
      containers.add(names.slice(0, length).join('/'))
    }
  }
  return containers
}
