import type {Paths} from '../../../common/paths'
import type {SafeHtml} from '../../../common/safe-html'
import {arrange} from './arrange'
import {sanitise, type TextKind} from './sanitise'

/** Maximum length of a text in characters; the rest is left out. */
const MAX_LENGTH = 200_000

/** Level of the highest heading in texts: below the title of a page, and below the section of a product's description. */
const LEVELS: Readonly<Record<TextKind, number>> = {catalogue: 3, content: 2}

/**
 * The one way of markup into a page (ADR 0014): sanitised, balanced, with links and pictures of the shop, headings below
 * those of the page and tables that scroll.
 */
export function safeHtml(markup: string, kind: TextKind, paths: Paths): SafeHtml {
  const text = markup
    .slice(0, MAX_LENGTH)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\0', '')
  return arrange(sanitise(text, kind, paths), LEVELS[kind]) as SafeHtml
}
