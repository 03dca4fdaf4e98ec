import {differs, type Cell, type Row, type Source} from '../compare/rows'
import {AREAS, type Area} from '../explain/site-keys'
import {csv} from './csv'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

/** Choice of the comparison, from the address. */
export interface CompareChoice {
  readonly area: Area
  /** Ids of the sites side by side; all when empty. */
  readonly sites: readonly string[]
  readonly onlyDifferences: boolean
}

const SOURCES: Readonly<Record<Source, string>> = {
  configuration: 'configuration',
  preference: 'preference',
  market: 'law of the country',
  backend: 'backend',
  default: 'default',
}

const cell = (row: Row, one: Cell | undefined): Html => {
  if (!one) return html`<td></td>`
  const other = differs(row, one)
  return html`<td${other && html` class="differs"`}>${other && html`<span class="mark">≠ </span>`}${one.value}${
    one.detail && html`<small>${one.detail}</small>`
  }<span class="source">${SOURCES[one.source]}</span></td>`
}

const standard = ({usual, absent}: Row): Html =>
  html`<td class="usual">
    ${usual ?? 'different everywhere'}${
      absent !== undefined && html`<small>when left out: ${absent}</small>`
    }
  </td>`

/** "JPN, KOR: off" for each other value. */
export function differences(row: Row): string {
  const byValue = new Map<string, string[]>()
  for (const [id, one] of Object.entries(row.cells)) {
    if (differs(row, one)) byValue.set(one.value, [...(byValue.get(one.value) ?? []), id])
  }
  return [...byValue].map(([value, ids]) => `${ids.join(', ')}: ${value}`).join('. ')
}

const tableRow = (row: Row, sites: readonly string[]): Html => {
  const summary = differences(row)
  return html`<tr id="${row.key}">
    <th scope="row">${row.name}<small>${row.meaning}</small><small>${row.key}</small></th>
    ${standard(row)}
    <td class="wide">
      ${row.usual === undefined ? 'own to each site' : summary || 'all the same'}
    </td>
    ${sites.map((id) => cell(row, row.cells[id]))}
  </tr>`
}

const option = (value: string, name: string, chosen: boolean): Html =>
  html`<option value="${value}" ${chosen && html` selected`}>${name}</option>`

const filter = (base: string, choice: CompareChoice, all: readonly string[]): Html =>
  html` <form class="filter" method="get" action="${base}/compare">
    <label
      >Area<select name="area">
        ${Object.entries(AREAS).map(([id, name]) => option(id, name, id === choice.area))}
      </select></label
    >
    <label class="check"
      ><input
        type="checkbox"
        name="only"
        value="differences"
        ${choice.onlyDifferences && html` checked`}
      />Only differences</label
    >
    <details class="sites" ${choice.sites.length > 0 && html`open`}>
      <summary>
        ${choice.sites.length > 0 ? `Sites: ${choice.sites.join(', ')}` : 'Sites: all side by side'}
      </summary>
      <fieldset class="chips">
        <legend>Sites side by side (all when none is chosen)</legend>
        ${all.map(
          (id) =>
            html`<label
              ><input
                type="checkbox"
                name="sites"
                value="${id}"
                ${choice.sites.includes(id) && html` checked`}
              />${id}</label
            >`,
        )}
      </fieldset>
    </details>
    <button class="first" type="submit">Show</button>
  </form>`

/** Settings of one area: what is usual, who differs, and the sites side by side. */
export function comparePage(
  frame: Frame,
  rows: readonly Row[],
  choice: CompareChoice,
  all: readonly string[],
): string {
  const sites = choice.sites.length > 0 ? choice.sites : all
  const shown = rows.filter(
    (row) => row.area === choice.area && (!choice.onlyDifferences || differences(row) !== ''),
  )
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Setting</th>
        <th scope="col">Usual</th>
        <th scope="col">Differences</th>
        ${sites.map((id) => html`<th scope="col">${id}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${shown.map((row) => tableRow(row, sites))}
    </tbody>
  </table>`
  return page(
    frame,
    `Compare: ${AREAS[choice.area]}`,
    '/compare',
    html`<h1>Compare: ${AREAS[choice.area]}</h1>
      <p class="lead">
        “Usual” is the value of more than half of the sites. A cell with
        <span class="mark">≠</span> differs from it. Below each value stands where it comes from; a
        preference wins over the configuration.
      </p>
      <p><a class="csv" href="${frame.base}/compare.csv">All settings as CSV</a></p>
      ${filter(frame.base, choice, all)}
      ${shown.length > 0 ? scrolling(AREAS[choice.area], table) : html`<p class="blank">No setting of this area differs.</p>`}`,
  )
}

export const compareCsv = (rows: readonly Row[], all: readonly string[]): string =>
  csv([
    [
      'area',
      'key',
      'name',
      'meaning',
      'usual',
      'when left out',
      'differences',
      ...all.flatMap((id) => [id, `${id} from`]),
    ],
    ...rows.map((row) => [
      AREAS[row.area],
      row.key,
      row.name,
      row.meaning,
      row.usual ?? '',
      row.absent ?? '',
      differences(row),
      ...all.flatMap((id) => {
        const one = row.cells[id]
        return [
          [one?.value, one?.detail].filter(Boolean).join(': '),
          one ? SOURCES[one.source] : '',
        ]
      }),
    ]),
  ])
