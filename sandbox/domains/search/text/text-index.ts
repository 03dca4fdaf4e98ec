import {gramsOf, isUnspaced, normalized, runsOf} from './words'

/** Text of one attribute of a product. */
export interface FieldText {
  readonly text: string
  /** Weight of a match in the attribute. */
  readonly weight: number
  /** True when its words may complete and correct the typed text. */
  readonly correction: boolean
  /** True for ids: the whole text is indexed as an additional word. */
  readonly whole?: boolean
}

/** Marks the end of a field in the sequence of words. */
const fieldEnd = -1

/** Added to a word where it is the meaningless beginning of a phrase. */
const maskMark = '\u0000'

/** Maximum length in characters of an id that is indexed as one word. */
const longestWhole = 60

/** Products that contain a word, with its weight in each: parallel lists, ascending. */
export interface Postings {
  readonly documents: readonly number[]
  readonly weights: readonly number[]
}

/** How many of a phrase's words at a place of a text are meaningless alone. */
export type PhraseMask = (words: readonly string[], at: number) => number

/**
 * Index of words and their positions in texts. Words are stored as written (normalized); pieces of
 * Japanese, Korean, Chinese and Thai are kept as overlapping runs of three characters.
 */
export class TextIndex {
  readonly words: string[] = []
  /** Number of documents in whose correcting fields each word stands. */
  readonly counts: number[] = []
  /** True for a piece of text that is not a word. */
  readonly isPiece: boolean[] = []
  private readonly ids = new Map<string, number>()
  private readonly documents: number[][] = []
  private readonly weights: number[][] = []
  private readonly lastField: number[] = []
  private readonly lastCounted: number[] = []
  private readonly sequence: number[] = []
  private readonly starts: number[] = [0]
  private fields = 0

  /** Adds the texts of the next document and returns its number. */
  add(texts: readonly FieldText[], mask?: PhraseMask): number {
    const document = this.starts.length - 1
    for (const field of texts) {
      this.fields += 1
      this.addField(document, field, mask)
      this.sequence.push(fieldEnd)
    }
    this.starts.push(this.sequence.length)
    return document
  }

  get size(): number {
    return this.starts.length - 1
  }

  find(word: string): number | undefined {
    return this.ids.get(word)
  }

  /** The same word as the beginning of a phrase without which it means nothing. */
  findMasked(word: number): number | undefined {
    return this.ids.get(`${this.words[word] ?? ''}${maskMark}`)
  }

  postings(word: number): Postings {
    return {documents: this.documents[word] ?? [], weights: this.weights[word] ?? []}
  }

  /** True when a field of the document has the words next to each other, each one of a set. */
  hasPhrase(document: number, words: readonly ReadonlySet<number>[]): boolean {
    const first = words[0]
    const end = this.starts[document + 1] ?? 0
    if (!first) return false
    for (let at = this.starts[document] ?? 0; at <= end - words.length; at += 1) {
      if (!first.has(this.sequence[at] ?? fieldEnd)) continue
      let length = 1
      while (length < words.length && words[length]?.has(this.sequence[at + length] ?? fieldEnd)) {
        length += 1
      }
      if (length === words.length) return true
    }
    return false
  }

  private addField(document: number, field: FieldText, mask: PhraseMask | undefined): void {
    const text = normalized(field.text)
    const runs = runsOf(text)
    if (field.whole && runs.length > 1 && text.length <= longestWhole) {
      this.count(document, this.wordId(text.trim(), false), field)
    }
    let masked = 0
    runs.forEach((run, at) => {
      if (isUnspaced(run)) {
        for (const gram of gramsOf(run)) this.append(document, this.wordId(gram, true), field)
        this.sequence.push(fieldEnd)
        return
      }
      if (mask) masked = Math.max(masked - 1, mask(runs, at))
      const word = masked > 0 ? `${run}${maskMark}` : run
      this.append(document, this.wordId(word, masked > 0), masked > 0 ? hidden(field) : field)
    })
  }

  private append(document: number, id: number, field: FieldText): void {
    this.sequence.push(id)
    this.count(document, id, field)
  }

  private count(document: number, id: number, field: FieldText): void {
    if (field.correction && this.lastCounted[id] !== document) {
      this.lastCounted[id] = document
      this.counts[id] = (this.counts[id] ?? 0) + 1
    }
    if (this.lastField[id] === this.fields) return
    this.lastField[id] = this.fields
    const documents = this.documents[id]
    const weights = this.weights[id]
    if (!documents || !weights) return
    if (documents.at(-1) === document) {
      weights[weights.length - 1] = (weights.at(-1) ?? 0) + field.weight
    } else {
      documents.push(document)
      weights.push(field.weight)
    }
  }

  private wordId(word: string, isPiece: boolean): number {
    let id = this.ids.get(word)
    if (id === undefined) {
      id = this.words.length
      this.ids.set(word, id)
      this.words.push(word)
      this.isPiece.push(isPiece)
      this.counts.push(0)
      this.documents.push([])
      this.weights.push([])
      this.lastField.push(0)
      this.lastCounted.push(-1)
    }
    return id
  }
}

const hidden = (field: FieldText): FieldText => ({...field, correction: false})
