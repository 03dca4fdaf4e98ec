/** Whole numbers in the smallest type that has room for them, or numbers with fractions. */
export type NumberTable = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** The tables of an index. A word and a document are identified by number. */
export interface TextTables {
  /** Words as written (normalized); a masked one ends with `maskMark`. */
  readonly words: readonly string[]
  /** 1 for a piece of text that is not a word, by word. */
  readonly isPiece: NumberTable
  /** Number of documents in whose correcting fields a word stands, by word. */
  readonly counts: NumberTable
  /** First posting of a word, with an additional entry for the end. */
  readonly postingStarts: NumberTable
  /** Documents of the postings, ascending for each word. */
  readonly documents: NumberTable
  /** Weights of the postings. */
  readonly weights: NumberTable
  /** First byte of a document in `sequence`, with an additional entry for the end. */
  readonly starts: NumberTable
  /**
   * Words of all documents in their order: the number of the word plus 1, `fieldEnd` after each
   * field, each in groups of 7 bits, the lowest first, the highest bit set except in the last one.
   */
  readonly sequence: Uint8Array
}

/** Products that contain a word, with its weight in each: parallel lists, ascending. */
export interface Postings {
  readonly documents: NumberTable
  readonly weights: NumberTable
}

/** Marks the end of a field in the sequence of words. */
export const fieldEnd = 0

/** Added to a word where it is the meaningless beginning of a phrase. */
export const maskMark = '\u0000'

/**
 * Index of words and their positions in texts. Words are stored as written (normalized); pieces of
 * Japanese, Korean, Chinese and Thai are kept as overlapping runs of three characters.
 */
export class TextIndex {
  private ids: Map<string, number> | undefined

  constructor(readonly tables: TextTables) {}

  get words(): readonly string[] {
    return this.tables.words
  }

  get size(): number {
    return this.tables.starts.length - 1
  }

  /** True for a piece of text that is not a word. */
  isPiece(word: number): boolean {
    return this.tables.isPiece[word] === 1
  }

  /** Number of documents in whose correcting fields a word stands. */
  countOf(word: number): number {
    return this.tables.counts[word] ?? 0
  }

  find(word: string): number | undefined {
    this.ids ??= new Map(this.words.map((one, id) => [one, id]))
    return this.ids.get(word)
  }

  /** The same word as the beginning of a phrase without which it means nothing. */
  findMasked(word: number): number | undefined {
    return this.find(`${this.words[word] ?? ''}${maskMark}`)
  }

  postings(word: number): Postings {
    const {postingStarts, documents, weights} = this.tables
    const start = postingStarts[word] ?? 0
    const end = postingStarts[word + 1] ?? start
    return {documents: documents.subarray(start, end), weights: weights.subarray(start, end)}
  }

  /** True when a field of the document has the words next to each other, each one of a set. */
  hasPhrase(document: number, words: readonly ReadonlySet<number>[]): boolean {
    const first = words[0]
    if (!first) return false
    const sequence = this.sequenceOf(document)
    for (let at = 0; at <= sequence.length - words.length; at += 1) {
      if (!first.has(sequence[at] ?? -1)) continue
      let length = 1
      while (length < words.length && words[length]?.has(sequence[at + length] ?? -1)) length += 1
      if (length === words.length) return true
    }
    return false
  }

  /** Numbers of the words of a document in their order, -1 after each field. */
  private sequenceOf(document: number): number[] {
    const {starts, sequence} = this.tables
    const end = starts[document + 1] ?? 0
    const words: number[] = []
    let word = 0
    let shift = 0
    for (let at = starts[document] ?? 0; at < end; at += 1) {
      const byte = sequence[at] ?? 0
      word |= (byte & 0x7f) << shift
      shift += 7
      if (byte >= 0x80) continue
      words.push(word - 1)
      word = 0
      shift = 0
    }
    return words
  }
}
