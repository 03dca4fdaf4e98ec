/** A question and its answer in HTML. */
export interface Question {
  /** Anchor of the question. */
  readonly id: string
  readonly question: string
  readonly answer: string
}

export interface QuestionGroup {
  /** Title of the group; '' for questions before the first one. */
  readonly title: string
  readonly questions: readonly Question[]
}

/** Body of a page with questions. */
export interface Faq {
  /** HTML before the first question. */
  readonly introduction: string
  readonly groups: readonly QuestionGroup[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** Text of HTML. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const HEADING = /<(h[23])(?:\s[^>]*?(?:\bid="(?<id>[^"]+)")?[^>]*)?>(?<inner>[\s\S]*?)<\/\1>/gi

/**
 * Reads questions from the body of a page: `h2` is a group, `h3` a question, what follows its answer (rule SERVE-7).
 * An `h3` with an id has it as its anchor, another one its text.
 */
export function readFaq(html: string): Faq {
  const headings = [...html.matchAll(HEADING)]
  const groups: {title: string; questions: Question[]}[] = []
  const ids = new Set<string>()
  headings.forEach((heading, index) => {
    const {id, inner = ''} = heading.groups ?? {}
    const start = heading.index + heading[0].length
    const answer = html.slice(start, headings[index + 1]?.index).trim()
    if (heading[1]?.toLowerCase() === 'h2') {
      groups.push({title: textOf(inner), questions: []})
      return
    }
    if (groups.length === 0) groups.push({title: '', questions: []})
    const base = id ?? slugOf(textOf(inner))
    const anchor = base !== '' && !ids.has(base) ? base : `question-${index + 1}`
    ids.add(anchor)
    groups.at(-1)?.questions.push({id: anchor, question: textOf(inner), answer})
  })
  return {
    introduction: html.slice(0, headings[0]?.index).trim(),
    groups: groups.filter(({questions}) => questions.length > 0),
  }
}

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** True when a question has every word of a search in its question or answer, without accents. */
export function matchesSearch({question, answer}: Question, search: string): boolean {
  const text = folded(`${question} ${textOf(answer)}`)
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
