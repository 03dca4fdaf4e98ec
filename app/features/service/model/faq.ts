import type {ContentBody} from '@common/content-body'
import {plainText} from '@common/plain-text'
import type {SafeHtml} from '@common/safe-html'
import {isPlaced, sliceOf} from '@app/features/content/public/content-page'

/** A question and its answer in HTML. */
export interface Question {
  /** Anchor of the question. */
  readonly id: string
  readonly question: string
  readonly answer: SafeHtml
}

export interface QuestionGroup {
  /** Title of the group; '' for questions before the first one. */
  readonly title: string
  readonly questions: readonly Question[]
}

/** Body of a page with questions. */
export interface Faq {
  /** HTML before the first question. */
  readonly introduction: SafeHtml
  readonly groups: readonly QuestionGroup[]
}

/** Text of HTML with single spaces. */
export const textOf = (html: string): string => plainText(html).replace(/\s+/g, ' ')

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * Reads questions from the body of a page: `h2` is a group, `h3` a question, what follows its answer (rule SERVE-7).
 * An `h3` with an id has it as its anchor, another one its text. Null for a body with widgets.
 */
export function readFaq({html, headings = []}: ContentBody): Faq | null {
  if (html === null) return null
  const placed = headings.filter(isPlaced)
  const groups: {title: string; questions: Question[]}[] = []
  const ids = new Set<string>()
  placed.forEach(({level, id, text, place}, index) => {
    if (level === 2) return void groups.push({title: text, questions: []})
    if (groups.length === 0) groups.push({title: '', questions: []})
    // Anchors of questions need not differ from ids of the page.
    const base = id.replace(/^text-/, '') || slugOf(text)
    const anchor = base !== '' && !ids.has(base) ? base : `question-${index + 1}`
    ids.add(anchor)
    const answer = sliceOf(html, place[1], placed[index + 1]?.place[0])
    groups.at(-1)?.questions.push({id: anchor, question: text, answer})
  })
  return {
    introduction: sliceOf(html, 0, placed[0]?.place[0]),
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
