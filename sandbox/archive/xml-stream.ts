import fs from 'node:fs'
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
  /** Called with the path of every element that no handler took. */
  onUnread(path: string): void
}

/**
 * Streams a file through a reader.
 * Throws `ArchiveError` with file and line for XML that is not well formed, another document
 * element, and whatever a handler refuses.
 */
export async function streamFile(
  path: string,
  reader: FileReader,
  options: StreamOptions,
): Promise<void> {
  const parser = createParser(reader, options)
  for await (const chunk of fs.createReadStream(path, {encoding: 'utf8'})) {
    parser.write(chunk as string)
  }
  parser.close()
}

function createParser(reader: FileReader, {label, onUnread}: StreamOptions): SaxesParser {
  const parser = new SaxesParser()
  const containers = containerPaths(reader)
  /** Names of the open elements below the document element. */
  const path: string[] = []
  /** Open elements of the record being read, outermost first. */
  const record: XmlNode[] = []
  let started = false
  /** Depth at which a subtree without a handler began, or 0. */
  let skipping = 0
  /** Line of the tag being read: saxes tells the position of its end. */
  let tagLine = 1

  parser.on('error', (error) => {
    throw new ArchiveError(error.message.replace(/^\d+:\d+:\s*/, ''), label, parser.line)
  })
  parser.on('opentagstart', () => {
    tagLine = parser.line
  })
  parser.on('opentag', (tag) => {
    const node = new XmlNode(tag.name, tag.attributes as Record<string, string>, label, tagLine)
    if (!started) {
      if (tag.name !== reader.root) {
        throw node.error(`expected <${reader.root}> but found <${tag.name}>`)
      }
      started = true
      reader.start?.(node)
      return
    }
    path.push(tag.name)
    if (skipping > 0) return
    const parent = record.at(-1)
    if (parent) {
      parent.children.push(node)
      record.push(node)
      return
    }
    const key = path.join('/')
    if (Object.hasOwn(reader.records, key)) record.push(node)
    else if (!containers.has(key)) {
      skipping = path.length
      onUnread(`${reader.root}/${key}`)
    }
  })
  const text = (value: string) => {
    const node = record.at(-1)
    if (node) node.text += value
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    const key = path.join('/')
    if (skipping === path.length) skipping = 0
    else if (skipping === 0) {
      const node = record.pop()
      if (node && record.length === 0) {
        reader.records[key]?.(node)
        node.unread(onUnread, `${reader.root}/${key}`)
      }
    }
    path.pop()
  })
  return parser
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
