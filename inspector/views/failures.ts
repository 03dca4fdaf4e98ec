import type {Facts} from '../facts/facts'
import {html, type Html} from './html'

/** Failures that are shown at once. */
const MOST_AT_ONCE = 10

/** A sentence for each part of a site that could not be read. */
function failuresOf({sites}: Facts): string[] {
  const failures = sites.flatMap(({site, failures: sentences}) =>
    sentences.map((sentence) => `${site.id}: ${sentence}`),
  )
  const silent = sites.flatMap(({pages}) => pages).filter(({status}) => status === 0).length
  if (silent > 0) failures.push(`${silent} pages of the shop did not answer.`)
  return failures
}

const list = (failures: readonly string[]): Html =>
  html`<ul>
    ${failures.map((one) => html`<li>${one}</li>`)}
  </ul>`

/** What could not be read; the first failures at once. */
export function failuresNote(facts: Facts): Html | string {
  const failures = failuresOf(facts)
  const rest = failures.slice(MOST_AT_ONCE)
  return failures.length === 0
    ? ''
    : html`<div class="note">
        <p><strong>Some parts could not be read.</strong> What follows leaves them out.</p>
        ${list(failures.slice(0, MOST_AT_ONCE))}${
          rest.length > 0 &&
          html`<details>
            <summary>and ${rest.length} more</summary>
            ${list(rest)}
          </details>`
        }
      </div>`
}

/** Says on another page that its figures lack something. */
export function failuresHint(base: string, facts: Facts): Html | string {
  const count = failuresOf(facts).length
  return count === 0
    ? ''
    : html`<p class="note">
        <strong>This page is incomplete:</strong>
        <a href="${base || '/'}">${count} ${count === 1 ? 'part' : 'parts'} could not be read</a>.
      </p>`
}
