import {dutyCell, dutyRows, sellingSites, type DutyCell, type DutyRow} from '../duties/duties'
import type {Facts, SiteFacts} from '../facts/facts'
import {csv} from './csv'
import {failuresHint} from './failures'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

const STATES: Readonly<Record<DutyCell['state'], string>> = {
  shown: 'shown',
  missing: 'missing',
  notAsked: 'not asked',
  unseen: 'no occasion seen',
  unread: 'not read',
}

const wordOf = ({words}: DutyRow, state: DutyCell['state']): string =>
  (state === 'shown' || state === 'missing' ? words?.[state] : undefined) ?? STATES[state]

const localesOf = ({lacking}: DutyCell): string =>
  [...new Set(lacking.flatMap(({locale}) => locale ?? []))].join(', ')

const cell = (facts: Facts, row: DutyRow, one: SiteFacts): Html => {
  const found = dutyCell(row, one)
  const {state, asked, page: at} = found
  if (state === 'notAsked') return html`<td class="soft">${STATES[state]}</td>`
  const label = html`<span class="${state === 'missing' ? 'bad' : 'ok'}"
    >${wordOf(row, state)}</span
  >`
  return html`<td ${state === 'missing' && html`class="gap"`}>
    ${
      at
        ? html`<a
            href="${facts.shopOrigin + at.path}"
            aria-label="${row.name}, ${one.site.id}: ${wordOf(row, state)}"
            >${label}</a
          >`
        : html`<span class="soft">${STATES[state]}</span>`
    }<small>${asked !== 'asked' && asked}</small>${
      state === 'missing' && html`<small>${localesOf(found)}</small>`
    }
  </td>`
}

const missingCount = (sites: readonly SiteFacts[]): number =>
  dutyRows
    .flatMap((row) => sites.map((one) => dutyCell(row, one)))
    .filter(({state}) => state === 'missing').length

/** What the law asks of each site, and what its pages show. */
export function dutiesPage(frame: Frame, facts: Facts): string {
  const sites = sellingSites(facts.sites)
  const missing = missingCount(sites)
  return page(
    frame,
    'Duties',
    '/duties',
    html`<h1>Duties</h1>
      <p class="lead">
        What the law of each country asks a shop to show, and whether the pages of the site show it,
        in all of its languages.
        ${missing === 0 ? 'Nothing is missing.' : `${missing} cells lack something.`}
      </p>
      ${failuresHint(frame.base, facts)}
      <p><a class="csv" href="${frame.base}/duties.csv">All cells as CSV</a></p>
      ${scrolling(
        'Duties',
        html`<table>
          <thead>
            <tr>
              <th scope="col">Duty</th>
              ${sites.map(({site}) => html`<th scope="col">${site.id}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${dutyRows.map(
              (row) =>
                html`<tr id="${row.id}">
                  <th scope="row">${row.name}<small>${row.source}</small></th>
                  ${sites.map((one) => cell(facts, row, one))}
                </tr>`,
            )}
          </tbody>
        </table>`,
      )}`,
  )
}

export const dutiesCsv = (facts: Facts): string =>
  csv([
    ['duty', 'source', 'site', 'asked', 'state', 'missing in', 'page'],
    ...dutyRows.flatMap((row) =>
      sellingSites(facts.sites).map((one) => {
        const found = dutyCell(row, one)
        return [
          row.name,
          row.source,
          one.site.id,
          found.asked ?? '',
          wordOf(row, found.state),
          localesOf(found),
          found.page ? facts.shopOrigin + found.page.path : '',
        ]
      }),
    ),
  ])
