import {KINDS, kinds, type Coverage, type Share} from '../coverage/coverage'
import type {Facts} from '../facts/facts'
import {csv} from './csv'
import {failuresHint} from './failures'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

const percent = ({total, gaps}: Share): string =>
  total === 0 ? '–' : `${Math.floor(((total - gaps.length) / total) * 100)} %`

const cell = (href: string, name: string, share: Share | null): Html => {
  if (!share) return html`<td class="number soft">not needed</td>`
  const {total, gaps} = share
  if (gaps.length === 0)
    return html`<td class="number">${percent(share)}<small>${total}</small></td>`
  return html`<td class="number gap">
    <a href="${href}" aria-label="${percent(share)} of ${name}: ${gaps.length} of ${total} missing"
      >${percent(share)}</a
    ><small>${gaps.length} of ${total} missing</small>
  </td>`
}

const gapsPath = (base: string, {siteId, locale}: Coverage): string =>
  `${base}/coverage/${siteId}/${locale}`

const row = (base: string, one: Coverage): Html => {
  const href = gapsPath(base, one)
  return html`<tr>
    <th scope="row" class="short"><a href="${href}">${one.siteId} ${one.locale}</a></th>
    ${kinds.map((kind) =>
      cell(`${href}#${kind}`, `${one.siteId} ${one.locale}, ${KINDS[kind]}`, one.shares[kind]),
    )}
  </tr>`
}

const isComplete = ({shares}: Coverage): boolean =>
  kinds.every((kind) => (shares[kind]?.gaps.length ?? 0) === 0)

const table = (base: string, list: readonly Coverage[]): Html =>
  scrolling(
    'Coverage',
    html`<table>
      <thead>
        <tr>
          <th scope="col">Site</th>
          ${kinds.map((kind) => html`<th scope="col" class="number">${KINDS[kind]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${list.map((one) => row(base, one))}
      </tbody>
    </table>`,
  )

/** Shares of all sites and locales, or of those with gaps. */
export function coveragePage(
  frame: Frame,
  facts: Facts,
  {list, onlyGaps}: {list: readonly Coverage[]; onlyGaps: boolean},
): string {
  const {base} = frame
  const incomplete = list.filter((one) => !isComplete(one))
  const shown = onlyGaps ? incomplete : list
  return page(
    frame,
    'Coverage',
    '/coverage',
    html`<h1>Coverage</h1>
      <p class="lead">
        How much of the catalogue each site has, by language and region. A figure below 100 % leads
        to what is missing. ${incomplete.length} of ${list.length} languages and regions have gaps.
      </p>
      <p class="links">
        <a class="csv" href="${base}/coverage.csv">All gaps as CSV</a>
        ${
          onlyGaps
            ? html`<a class="csv" href="${base}/coverage">Show all</a>`
            : html`<a class="csv" href="${base}/coverage?only=gaps">Show those with gaps</a>`
        }
      </p>
      ${failuresHint(base, facts)}
      ${
        shown.length > 0
          ? table(base, shown)
          : html`<p class="blank">
              ${list.length > 0 ? 'Nothing is missing.' : 'Nothing could be read.'}
            </p>`
      }`,
  )
}

const gaps = (name: string, id: string, share: Share | null): Html =>
  html` <h2 id="${id}">${name}</h2>
    ${
      !share
        ? html`<p class="soft">This site does not need it.</p>`
        : share.gaps.length === 0
          ? html`<p class="ok">Nothing is missing (${share.total}).</p>`
          : html`<ul>
              ${share.gaps.map(
                ({subject, problem, page: live}) =>
                  html`<li><a href="${live}">${subject}</a> ${problem}</li>`,
              )}
            </ul>`
    }`

/** What one locale of a site lacks, with links to the live pages. */
export const gapsPage = (frame: Frame, one: Coverage): string =>
  page(
    frame,
    `Coverage: ${one.siteId} ${one.locale}`,
    '/coverage',
    html`<h1>Coverage: ${one.siteId} ${one.locale}</h1>
      <p><a href="${frame.base}/coverage">All sites</a></p>
      ${kinds.map((kind) => gaps(KINDS[kind], kind, one.shares[kind]))}`,
  )

export const coverageCsv = (list: readonly Coverage[]): string =>
  csv([
    ['site', 'locale', 'kind', 'subject', 'problem', 'page'],
    ...list.flatMap(({siteId, locale, shares}) =>
      kinds.flatMap((kind) =>
        (shares[kind]?.gaps ?? []).map(({subject, problem, page: live}) => [
          siteId,
          locale,
          KINDS[kind],
          subject,
          problem,
          live,
        ]),
      ),
    ),
  ])
