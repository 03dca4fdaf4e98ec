import {DomUtils, parseDocument} from 'htmlparser2'

type ChildNode = ReturnType<typeof parseDocument>['children'][number]

/** An element of the arranged markup; text is a string. */
interface Branch {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Piece[]
}
type Piece = string | Branch

/** What encloses a piece. */
interface Around {
  readonly parent: string
  readonly inLink: boolean
  readonly inHeading: boolean
  readonly inTable: boolean
}

const tags = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements that end a paragraph before them. */
const BLOCKS = tags(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table ul',
)
const VOID = tags('br col hr img source wbr')
const HEADING = /^h[1-6]$/

/** Parents of elements that a parser moves, or leaves their block for, anywhere else. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: tags('table'),
  col: tags('colgroup table'),
  colgroup: tags('table'),
  dd: tags('dl'),
  dt: tags('dl'),
  li: tags('ol ul'),
  rp: tags('ruby'),
  rt: tags('ruby'),
  tbody: tags('table'),
  td: tags('table tbody tfoot thead tr'),
  tfoot: tags('table'),
  th: tags('table tbody tfoot thead tr'),
  thead: tags('table'),
  tr: tags('table tbody tfoot thead'),
}

const ROW_GROUP = {wrap: {td: 'tr', th: 'tr'}, allowed: tags('tr')} as const

/** Children that parts of tables may have, and the elements that others of their parts need around them. */
const TABLE_PARTS: Readonly<
  Record<string, {wrap: Readonly<Record<string, string>>; allowed: ReadonlySet<string>}>
> = {
  colgroup: {wrap: {}, allowed: tags('col')},
  table: {
    wrap: {col: 'colgroup', td: 'tr', th: 'tr', tr: 'tbody'},
    allowed: tags('caption colgroup tbody tfoot thead'),
  },
  tbody: ROW_GROUP,
  tfoot: ROW_GROUP,
  thead: ROW_GROUP,
  tr: {wrap: {}, allowed: tags('td th')},
}

const isBranch = (piece: Piece): piece is Branch => typeof piece !== 'string'

const hasBlock = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => isBranch(piece) && (BLOCKS.has(piece.tag) || hasBlock(piece.children)))

/** Puts an element around neighbours that need it, until every part has its place. */
function wrapped(pieces: readonly Piece[], wrap: Readonly<Record<string, string>>): Piece[] {
  const tagOf = (piece: Piece | undefined): string | undefined =>
    piece !== undefined && isBranch(piece) ? wrap[piece.tag] : undefined
  if (!pieces.some(tagOf)) return [...pieces]
  const groups: Piece[][] = []
  pieces.forEach((piece, index) => {
    const last = groups.at(-1)
    if (last && tagOf(piece) === tagOf(pieces[index - 1])) last.push(piece)
    else groups.push([piece])
  })
  const found = groups.flatMap((children): Piece[] => {
    const tag = tagOf(children[0])
    return tag ? [{tag, attributes: {}, children}] : children
  })
  return wrapped(found, wrap)
}

/** A part of a table, after what a parser would move out of it. */
function tablePart({tag, attributes, children}: Branch): Piece[] {
  const rules = TABLE_PARTS[tag]
  if (!rules) return [{tag, attributes, children}]
  const parts = wrapped(
    children.filter((piece) => isBranch(piece) || piece.trim() !== ''),
    rules.wrap,
  )
  const isAllowed = (piece: Piece): boolean => isBranch(piece) && rules.allowed.has(piece.tag)
  const strays = parts.filter((piece) => !isAllowed(piece))
  return [...strays, {tag, attributes, children: parts.filter(isAllowed)}]
}

/** The tag that an element may have in its place; null for its content alone. */
function tagIn(tag: string, {parent, inLink, inHeading}: Around): string | null {
  if (tag === 'a' && inLink) return null
  if (HEADING.test(tag) && inHeading) return 'span'
  const parents = PARENTS[tag]
  if (!parents || parents.has(parent)) return tag
  return /^(?:li|dd|dt)$/.test(tag) ? 'div' : null
}

function arranged(node: ChildNode, around: Around): Piece[] {
  if (DomUtils.isText(node)) return node.data === '' ? [] : [node.data]
  if (!DomUtils.isTag(node)) return []
  const tag = tagIn(node.name, around)
  const inside: Around = {
    parent: tag ?? around.parent,
    inLink: around.inLink || tag === 'a',
    inHeading: around.inHeading || HEADING.test(tag ?? ''),
    inTable: around.inTable || tag === 'table',
  }
  const children = node.children.flatMap((child) => arranged(child, inside))
  if (tag === null) return children
  const attributes = node.attribs
  if (tag === 'p' && hasBlock(children)) return [{tag: 'div', attributes, children}]
  const pieces = tablePart({tag, attributes, children})
  if (tag !== 'table' || around.inTable) return pieces
  // A wide table scrolls; without the stop of the tab key, keyboards cannot scroll it.
  const scroll = {tag: 'div', attributes: {'data-scroll': '', tabindex: '0'}}
  return [...pieces.slice(0, -1), {...scroll, children: pieces.slice(-1)}]
}

// A browser reads a carriage return as a line break.
const escaped = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function written(piece: Piece): string {
  if (!isBranch(piece)) return escaped(piece)
  const {tag, attributes, children} = piece
  const list = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replace(/"/g, '&quot;')}"`,
  )
  const start = `<${tag}${list.join('')}>`
  if (VOID.has(tag)) return start
  const content = children.map(written).join('')
  // A parser leaves out the first line break of `pre`.
  return `${start}${tag === 'pre' ? content.replace(/^\n+/, '') : content}</${tag}>`
}

/** Moves headings down, in their order, so that the highest has this level. */
function lowered(nodes: readonly ChildNode[], level: number): void {
  const headings = DomUtils.findAll(({name}) => HEADING.test(name), [...nodes])
  const highest = Math.min(...headings.map(({name}) => Number(name[1])))
  for (const heading of headings) {
    const own = Number(heading.name[1])
    heading.name = `h${Math.min(6, own + Math.max(0, level - highest))}`
  }
}

/** Elements that a plain text may have without being markup of paragraphs. */
const FORMATS = tags('b em i small strong sub sup u')

const isPlain = (nodes: readonly ChildNode[]): boolean =>
  nodes.every((node) => !DomUtils.isTag(node) || (FORMATS.has(node.name) && isPlain(node.children)))

/**
 * Sanitised markup in the form in which a browser keeps it: every element in a place where a parser neither moves nor
 * closes it, so that the block of the text ends where the page ends it. Headings are below those of the page, tables
 * scroll, and line breaks of plain text are kept.
 * @param level level of the highest heading, 2 to 6
 */
export function arrange(html: string, level: number): string {
  const {children} = parseDocument(html)
  lowered(children, level)
  const around = {parent: '', inLink: false, inHeading: false, inTable: false}
  const markup = children
    .flatMap((node) => arranged(node, around))
    .map(written)
    .join('')
  return isPlain(children) ? markup.trim().replace(/\n/g, '<br>') : markup
}
