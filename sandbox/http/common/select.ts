import type {JsonValue} from '../../domains/json'
import {ApiProblem} from '../errors'

/** Selected properties: all, or the named properties each with a selection of its own. */
export type Selection = {readonly all: true} | {readonly fields: ReadonlyMap<string, Selection>}

/** Maximum depth of a selector; documents of the APIs have fewer than ten levels. */
const DEEPEST = 50

const everything: Selection = {all: true}

/**
 * Parses a property selector: `(**)`, `(*)`, `(id,name)`, `(data.(id,name))`, `(hits.(**))`,
 * `(refinements.values.(hitCount))`. Throws `ApiProblem` `malformed-selector`.
 */
export function parseSelector(text: string): Selection {
  const parser = new SelectorParser(text)
  return parser.parse()
}

class SelectorParser {
  private at = 0
  private depth = 0

  constructor(private readonly text: string) {}

  parse(): Selection {
    const selection = this.group()
    if (this.at !== this.text.length) throw this.malformed()
    return selection
  }

  /** `(` field, `,` field ... `)` */
  private group(): Selection {
    this.expect('(')
    this.descend()
    let all = false
    const fields = new Map<string, Selection>()
    do {
      const name = this.name()
      if (name === '**' || name === '*') {
        all = true
        // `*` selects the properties of this level, with all nested values.
      } else {
        const known = fields.get(name)
        const selection = this.accept('.') ? this.below() : everything
        fields.set(name, known ? merge(known, selection) : selection)
      }
    } while (this.accept(','))
    this.expect(')')
    this.depth -= 1
    return all ? everything : {fields}
  }

  /** The selector after a dot: a group, a wildcard or one more name. */
  private below(): Selection {
    this.spaces()
    if (this.text[this.at] === '(') return this.group()
    const name = this.name()
    if (name === '**' || name === '*') return everything
    this.descend()
    const selection = this.accept('.') ? this.below() : everything
    this.depth -= 1
    return {fields: new Map([[name, selection]])}
  }

  /** The next level. Throws for a selector that is deeper than any document. */
  private descend(): void {
    this.depth += 1
    if (this.depth > DEEPEST) throw this.malformed()
  }

  private name(): string {
    this.spaces()
    const match = /^(\*\*|\*|[\w-]+)/.exec(this.text.slice(this.at))
    if (!match?.[0]) throw this.malformed()
    this.at += match[0].length
    return match[0]
  }

  private accept(sign: string): boolean {
    this.spaces()
    if (this.text[this.at] !== sign) return false
    this.at += 1
    return true
  }

  private expect(sign: string): void {
    if (!this.accept(sign)) throw this.malformed()
  }

  private spaces(): void {
    while (this.text[this.at] === ' ') this.at += 1
  }

  private malformed(): ApiProblem {
    return new ApiProblem(
      400,
      'malformed-selector',
      'Malformed Selector',
      `The property selector '${this.text}' is malformed.`,
      {selector: this.text},
    )
  }
}

function merge(a: Selection, b: Selection): Selection {
  if ('all' in a || 'all' in b) return everything
  const fields = new Map(a.fields)
  for (const [name, selection] of b.fields) {
    const known = fields.get(name)
    fields.set(name, known ? merge(known, selection) : selection)
  }
  return {fields}
}

/** The selected part of a document; lists are filtered item by item. */
export function applySelection(value: JsonValue, selection: Selection): JsonValue {
  if ('all' in selection || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => applySelection(item, selection))
  const selected: Record<string, JsonValue> = {}
  for (const [name, below] of selection.fields) {
    const property = value[name]
    if (property !== undefined) selected[name] = applySelection(property, below)
  }
  return selected
}
