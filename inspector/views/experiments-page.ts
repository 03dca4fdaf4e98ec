import {experiments} from '../../config/experiments'
import type {Interval} from '../experiments/interval'
import type {Arm, ExperimentResult} from '../experiments/results'
import {csv} from './csv'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const interval = ({low, high}: Interval): string => `${percent(low)} to ${percent(high)}`
const money = ({revenue}: Arm): string =>
  revenue.map(({currency, amount}) => `${amount.toFixed(2)} ${currency}`).join(', ') || '–'

const armRow = (name: string, meaning: string, arm: Arm): Html =>
  html`<tr>
    <th scope="row">${name}<small>${meaning}</small></th>
    <td class="number">${arm.visitors}</td>
    <td class="number">${arm.buyers}</td>
    <td class="number">
      ${arm.visitors > 0 ? percent(arm.share.value) : '–'}<small>${interval(arm.share)}</small>
    </td>
    <td class="number">${arm.orders}</td>
    <td class="number">${money(arm)}</td>
  </tr>`

const section = ({siteId, id, name, control, variant1, difference, sentence}: ExperimentResult) =>
  html`<section aria-labelledby="${siteId}-${id}">
    <h2 id="${siteId}-${id}">${siteId}: ${id} ${name}</h2>
    <p><strong>${sentence}</strong></p>
    ${scrolling(
      `${siteId} ${id}`,
      html`<table>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Visitors</th>
            <th scope="col">Buyers</th>
            <th scope="col">Share of buyers, 95 % interval</th>
            <th scope="col">Orders</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          ${armRow('control', experiments[id].control, control)}
          ${armRow('variant1', experiments[id].variant1, variant1)}
        </tbody>
      </table>`,
    )}
    <p class="soft">
      Difference of the shares: ${percent(difference.value)}, 95 % interval ${interval(difference)}.
    </p>
  </section>`

/** Results of all experiments. @param problem why they could not be read */
export const experimentsPage = (
  frame: Frame,
  results: readonly ExperimentResult[],
  problem?: string,
): string =>
  page(
    frame,
    'Experiments',
    '/experiments',
    html`<h1>Experiments</h1>
      <p>
        How many visitors of each variant bought something after they saw it. Read now, not with the
        last run. Decide how long an experiment runs before it begins.
      </p>
      ${problem && html`<p role="alert">${problem}</p>`}
      ${!problem && results.length === 0 && html`<p>No visitor has seen an experiment yet.</p>`}
      ${results.length > 0 && html`<p><a href="${frame.base}/experiments.csv">As CSV</a></p>`}
      ${results.map(section)}`,
  )

/** The same as rows. */
export const experimentsCsv = (results: readonly ExperimentResult[]): string =>
  csv([
    [
      'site',
      'experiment',
      'variant',
      'visitors',
      'buyers',
      'share',
      'low',
      'high',
      'orders',
      'revenue',
    ],
    ...results.flatMap(({siteId, id, control, variant1}) =>
      [control, variant1].map((arm) => [
        siteId,
        id,
        arm.variant,
        String(arm.visitors),
        String(arm.buyers),
        arm.share.value.toFixed(5),
        arm.share.low.toFixed(5),
        arm.share.high.toFixed(5),
        String(arm.orders),
        money(arm),
      ]),
    ),
  ])
