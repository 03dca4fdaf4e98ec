import type {CheckResult} from '../checks/registry'
import type {Facts} from '../facts/facts'
import type {Change, Changes} from '../history/changes'
import {failuresNote} from './failures'
import {html, type Html} from './html'
import {page, type Frame} from './layout'

const MOST_CHANGES = 50

const list = (base: string, title: string, items: readonly Change[]): Html | string => {
  if (items.length === 0) return ''
  const rest = items.length - MOST_CHANGES
  return html`<h3>${title} (${items.length})</h3>
    <ul class="changes">
      ${items
        .slice(0, MOST_CHANGES)
        .map(({text, path}) =>
          path ? html`<li><a href="${base + path}">${text}</a></li>` : html`<li>${text}</li>`,
        )}${rest > 0 && html`<li>and ${rest} more</li>`}
    </ul>`
}

function changesSection(base: string, changes: Changes | null): Html {
  if (!changes) return html`<p class="soft">There is no earlier run to compare with.</p>`
  const {appeared, solved, values} = changes
  if (appeared.length + solved.length + values.length === 0)
    return html`<p class="soft">Nothing changed.</p>`
  return html`${list(base, 'New findings', appeared)}${list(base, 'Solved findings', solved)}${list(base, 'Changed values', values)}`
}

const card = (base: string, {check, findings}: CheckResult): Html =>
  html`<li class="${findings.length > 0 ? 'some' : 'none'}">
    <a href="${base}/checks#${check.id}">${check.title}</a>
    <b>${findings.length > 0 ? findings.length : 'none'}</b>
  </li>`

/** First page: figures, and what changed since the last run. */
export function overviewPage(
  frame: Frame,
  facts: Facts,
  results: readonly CheckResult[],
  changes: Changes | null,
): string {
  const findings = results.reduce((sum, one) => sum + one.findings.length, 0)
  const locales = facts.sites.reduce((sum, one) => sum + one.locales.length, 0)
  const seconds = (facts.durationMs / 1000).toFixed(1)
  return page(
    frame,
    'Overview',
    '/',
    html`<h1>Overview</h1>
      <p class="lead">
        ${facts.sites.length} sites in ${locales} languages and
        regions${facts.durationMs > 0 && `, read in ${seconds} seconds`}.
        ${findings === 0 ? 'The checks found nothing.' : `The checks found ${findings} ${findings === 1 ? 'problem' : 'problems'}.`}
      </p>
      ${failuresNote(facts)}
      <ul class="cards">
        ${results.map((one) => card(frame.base, one))}
      </ul>
      <h2>Changed since the last run</h2>
      ${changesSection(frame.base, changes)}`,
  )
}
