import type {Finding} from '../checks/finding'
import type {CheckResult} from '../checks/registry'
import type {Facts} from '../facts/facts'
import {csv} from './csv'
import {failuresHint} from './failures'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

const row = ({id, siteId, locale, problem, page: live}: Finding): Html =>
  html`<tr id="${id}">
    <th scope="row" class="short">${siteId}${locale && html`<small>${locale}</small>`}</th>
    <td class="wide">${problem}</td>
    <td>
      ${live && html`<a href="${live}">Live page<span class="spoken"> of ${siteId}: ${problem}</span></a>`}
    </td>
    <td><a href="#${id}" aria-label="Link to this finding: ${problem}">Link</a></td>
  </tr>`

const table = (title: string, findings: readonly Finding[]): Html =>
  scrolling(
    title,
    html`<table>
      <thead>
        <tr>
          <th scope="col">Site</th>
          <th scope="col">Problem</th>
          <th scope="col">See it</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        ${findings.map(row)}
      </tbody>
    </table>`,
  )

const section = ({check, findings}: CheckResult): Html =>
  html` <section aria-labelledby="${check.id}">
    <h2 id="${check.id}">${check.title} <span class="bad">(${findings.length})</span></h2>
    <p>${check.why}</p>
    <p><strong>Remedy:</strong> ${check.remedy}</p>
    ${table(check.title, findings)}
  </section>`

const clean = (results: readonly CheckResult[]): Html =>
  html` <section aria-labelledby="clean">
    <h2 id="clean">Nothing found</h2>
    <ul class="plain">
      ${results.map(
        ({check}) =>
          html`<li id="${check.id}">
            <b>${check.title}</b> <span class="ok">none</span> <small>${check.why}</small>
          </li>`,
      )}
    </ul>
  </section>`

/** All checks with their findings, those with findings first. */
export function checksPage(frame: Frame, facts: Facts, results: readonly CheckResult[]): string {
  const found = results.filter(({findings}) => findings.length > 0)
  const without = results.filter(({findings}) => findings.length === 0)
  return page(
    frame,
    'Checks',
    '/checks',
    html`<h1>Checks</h1>
      <p class="lead">
        Problems that shoppers would meet, and what to do about each. “Link” is the address of one
        finding, to send to a colleague.
      </p>
      <p><a class="csv" href="${frame.base}/checks.csv">All findings as CSV</a></p>
      ${failuresHint(frame.base, facts)}${found.map(section)}${without.length > 0 && clean(without)}`,
  )
}

export const checksCsv = (results: readonly CheckResult[]): string =>
  csv([
    ['check', 'site', 'locale', 'subject', 'problem', 'remedy', 'page'],
    ...results.flatMap(({check, findings}) =>
      findings.map(({siteId, locale = '', subject, problem, page: live = ''}) => [
        check.id,
        siteId,
        locale,
        subject,
        problem,
        check.remedy,
        live,
      ]),
    ),
  ])
