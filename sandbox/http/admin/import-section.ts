import type {ImportNote} from '../../archive/import-note-repository'
import {reportSections} from '../../archive/report-lines'
import {html, type Html} from './html'

/** The report of the last import: every part folded, with all of its notes. */
export function importSection(notes: readonly ImportNote[]): Html {
  const parts = reportSections(notes)
  if (parts.length === 0) return html`<p class="quiet">The last import left nothing to report.</p>`
  return html`${parts.map(
    ({title, lines}) =>
      html`<details class="report">
        <summary>${title} (${lines.length})</summary>
        <ul class="scroll">
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
      </details>`,
  )}`
}
