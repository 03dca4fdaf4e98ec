import type {Finding} from '../checks/finding'
import type {CheckResult} from '../checks/registry'
import {csv} from './csv'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

const row = ({id, siteId, locale, problem, page: live}: Finding): Html =>
  html`<tr id="${id}">
    <th scope="row">${siteId}${locale && html`<small>${locale}</small>`}</th>
    <td>${problem}</td>
    <td>
      ${live && html`<a href="${live}">Live page<span class="small"> of ${siteId}</span></a>`}
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
    <h2 id="${check.id}">
      ${check.title}
      <span class="${findings.length > 0 ? 'bad' : 'ok'}"
        >(${findings.length > 0 ? findings.length : 'none'})</span
      >
    </h2>
    <p>${check.why} <strong>Remedy:</strong> ${check.remedy}</p>
    ${findings.length > 0 ? table(check.title, findings) : ''}
  </section>`

/** All checks with their findings. */
export const checksPage = (frame: Frame, results: readonly CheckResult[]): string =>
  page(
    frame,
    'Checks',
    '/checks',
    html`<h1>Checks</h1>
      <p><a href="${frame.base}/checks.csv">All findings as CSV</a></p>
      ${results.map(section)}`,
  )

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
