import type {Readable} from 'node:stream'
import {SaxesParser} from 'saxes'
import {ArchiveError} from './archive-error'
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
}

/**
 * Streams a file through a reader. A record that its handler refuses is left out, and so is all of a
 * document that is of another kind. Throws `ArchiveError` with file and line for XML that is not well
 * formed or in an unknown encoding.
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
    parser.write(decoder.decode(bytes, {stream: true}))
  }
  parser.write(decoder?.decode() ?? '')
  parser.close()
}

/** Exports are UTF-8; files that went through an editor may have another encoding, and say so. */
function decoderFor(start: Buffer, label: string): TextDecoder {
  const mark = start.toString('hex', 0, 4)
  if (/^(fffe|3c003f00)/.test(mark)) return new TextDecoder('utf-16le')
  if (/^(feff|003c003f)/.test(mark)) return new TextDecoder('utf-16be')
  const declared = /^\W*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/.exec(
    start.toString('latin1', 0, 200),
  )
  try {
    const encoding = declared?.[1] ?? 'utf-8'
    // Some tools say so of every file: what can be read byte by byte has not two bytes a letter.
    return new TextDecoder(/^utf-?16/i.test(encoding) ? 'utf-8' : encoding)
  } catch {
    throw new ArchiveError(`unknown encoding '${declared?.[1] ?? ''}'`, label, 1)
  }
}

function createParser(reader: FileReader, options: StreamOptions): SaxesParser {
  const {label} = options
  const parser = new SaxesParser()
  const builder = new RecordBuilder(reader, options)
  /** Line on which the tag being read began: the parser itself tells where it ends. */
  let tagLine = 1
  /** What stands before the names of the archive's own elements; usually nothing. */
  let prefix: string | undefined
  parser.on('error', (error) => {
    throw new ArchiveError(error.message.replace(/^\d+:\d+:\s*/, ''), label, parser.line)
  })
  parser.on('opentagstart', () => {
    tagLine = parser.line
  })
  parser.on('opentag', ({name, attributes}) => {
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    const own = name.startsWith(prefix) ? name.slice(prefix.length) : name
    builder.open(new XmlNode(own, attributes as Record<string, string>, label, tagLine))
  })
  parser.on('text', (text) => builder.text(text))
  parser.on('cdata', (text) => builder.text(text))
  parser.on('closetag', () => builder.close())
  return parser
}

/** Puts the elements of one record together and hands it over when it is complete. */
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

  constructor(
    private readonly reader: FileReader,
    private readonly options: Pick<StreamOptions, 'onUnread' | 'onRefused'>,
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
    if (this.skipping > 0) return
    const parent = this.record.at(-1)
    const key = this.path.join('/')
    if (parent) parent.children.push(node)
    if (parent || Object.hasOwn(this.reader.records, key)) this.record.push(node)
    else if (!this.containers.has(key)) {
      this.skipping = this.path.length
      this.options.onUnread(`${this.reader.root}/${key}`, node.line)
    }
  }

  text(text: string): void {
    const node = this.record.at(-1)
    if (node) node.text += text
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
    const key = this.path.join('/')
    if (this.read(() => this.reader.records[key]?.(node))) {
      node.unread(this.options.onUnread, `${this.reader.root}/${key}`)
    }
  }

  /** Hands something to the reader; false when it was refused. */
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
