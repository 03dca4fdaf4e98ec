import {GrowingBytes, GrowingNumbers, narrowed} from './growing-numbers'
import {fieldEnd, maskMark, TextIndex} from './text-index'
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

/** Maximum length in characters of an id that is indexed as one word. */
const longestWhole = 60

/** How many of a phrase's words at a place of a text are meaningless alone. */
export type PhraseMask = (words: readonly string[], at: number) => number

/** Makes an index of texts, document by document. */
export class TextIndexBuilder {
  private readonly ids = new Map<string, number>()
  private readonly words: string[] = []
  private readonly isPiece = new GrowingNumbers()
  private readonly counts = new GrowingNumbers()
  private readonly postingsOf = new GrowingNumbers()
  /** Postings in the order of the documents. */
  private readonly postings = {
    words: new GrowingNumbers(),
    documents: new GrowingNumbers(),
    weights: new GrowingNumbers(),
  }
  /** The last posting, field and counted document of each word. */
  private readonly lastPosting: number[] = []
  private readonly lastField: number[] = []
  private readonly lastCounted: number[] = []
  private readonly sequence = new GrowingBytes()
  private readonly starts = new GrowingNumbers()
  private fields = 0

  constructor() {
    this.starts.push(0)
  }

  /** Adds the texts of the next document and returns its number. */
  add(texts: readonly FieldText[], mask?: PhraseMask): number {
    const document = this.starts.length - 1
    for (const field of texts) {
      this.fields += 1
      this.addField(document, field, mask)
      this.sequence.pushNumber(fieldEnd)
    }
    this.starts.push(this.sequence.length)
    return document
  }

  /** The index of what was added. */
  finish(): TextIndex {
    const {words, documents, weights} = this.postings
    const postingStarts = new Uint32Array(this.words.length + 1)
    for (let word = 0; word < this.words.length; word += 1) {
      postingStarts[word + 1] = (postingStarts[word] ?? 0) + this.postingsOf.at(word)
    }
    const next = postingStarts.slice()
    const sortedDocuments = new Uint32Array(words.length)
    const sortedWeights = new Float64Array(words.length)
    for (let at = 0; at < words.length; at += 1) {
      const place = next[words.at(at)] ?? 0
      next[words.at(at)] = place + 1
      sortedDocuments[place] = documents.at(at)
      sortedWeights[place] = weights.at(at)
    }
    return new TextIndex({
      words: this.words,
      isPiece: this.isPiece.narrow(),
      counts: this.counts.narrow(),
      postingStarts,
      documents: narrowed(sortedDocuments),
      weights: narrowed(sortedWeights),
      starts: this.starts.narrow(),
      sequence: this.sequence.bytes(),
    })
  }

  private addField(document: number, field: FieldText, mask: PhraseMask | undefined): void {
    const text = normalized(field.text)
    const runs = runsOf(text)
    if (field.whole && runs.length > 1 && text.length <= longestWhole) {
      this.count(document, this.wordId(text.trim(), false), field.weight, field.correction)
    }
    let masked = 0
    runs.forEach((run, at) => {
      if (isUnspaced(run)) {
        for (const gram of gramsOf(run)) {
          this.append(document, this.wordId(gram, true), field.weight, field.correction)
        }
        this.sequence.pushNumber(fieldEnd)
        return
      }
      if (mask) masked = Math.max(masked - 1, mask(runs, at))
      const word = masked > 0 ? `${run}${maskMark}` : run
      const correction = field.correction && masked === 0
      this.append(document, this.wordId(word, masked > 0), field.weight, correction)
    })
  }

  private append(document: number, id: number, weight: number, correction: boolean): void {
    this.sequence.pushNumber(id + 1)
    this.count(document, id, weight, correction)
  }

  private count(document: number, id: number, weight: number, correction: boolean): void {
    if (correction && this.lastCounted[id] !== document) {
      this.lastCounted[id] = document
      this.counts.add(id, 1)
    }
    if (this.lastField[id] === this.fields) return
    this.lastField[id] = this.fields
    const {words, documents, weights} = this.postings
    const last = this.lastPosting[id] ?? -1
    if (last >= 0 && documents.at(last) === document) {
      weights.add(last, weight)
      return
    }
    this.lastPosting[id] = words.length
    this.postingsOf.add(id, 1)
    words.push(id)
    documents.push(document)
    weights.push(weight)
  }

  private wordId(word: string, isPiece: boolean): number {
    let id = this.ids.get(word)
    if (id === undefined) {
      id = this.words.length
      this.ids.set(word, id)
      this.words.push(word)
      this.isPiece.push(isPiece ? 1 : 0)
      this.counts.push(0)
      this.postingsOf.push(0)
      this.lastPosting.push(-1)
      this.lastField.push(0)
      this.lastCounted.push(-1)
    }
    return id
  }
}
