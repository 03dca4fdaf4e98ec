import type {Fault} from '../../domains/faults/fault-injector'
import {writeMoney} from '../../domains/amounts/written-money'
import type {BasketSummary, OrderSummary} from '../../domains/overview/overview-repository'
import type {LoggedRequest} from '../request-log'
import type {SiteStatus} from './admin'
import {html, type Html} from './html'
import {orderActions} from './order-actions'
import type {OrderState} from './order-routes'

const number = new Intl.NumberFormat('en')

/** A count with thousands separators: 12,345. */
export function formatCount(count: number): string {
  return number.format(count)
}

/** An amount in minor units with its currency. */
export function formatMoney(minor: number | null, currency: string): string {
  if (minor === null) return 'not known yet'
  return writeMoney(minor, currency, 'en')
}

/** A time in milliseconds since 1970. */
export function time(at: number): Html {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}

/** A table that scrolls sideways by itself on a narrow screen. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly Html[],
  none: string,
): Html {
  if (rows.length === 0) return html`<p class="quiet">${none}</p>`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
    <table>
      <caption class="hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

/** Longest list that a cell shows at once. */
const SHOWN_AT_ONCE = 3

/** Words of a cell; a long list is folded behind its number. @param noun plural of its members, such as `locales` */
export function foldedList(words: readonly string[], noun: string): Html {
  const all = words.join(', ')
  return words.length > SHOWN_AT_ONCE
    ? html`<details>
        <summary>${words.length} ${noun}</summary>
        ${all}
      </details>`
    : html`${all}`
}

export function siteTable(sites: readonly SiteStatus[]): Html {
  return table(
    'Sites',
    ['Site', 'Locales', 'Currency', 'Taxation', 'Catalog', 'Products', 'Price books'],
    sites.map(
      (site) =>
        html`<tr>
          <th scope="row">${site.id}</th>
          <td>${foldedList(site.locales, 'locales')}</td>
          <td>${site.contentOnly ? 'content only' : site.currency}</td>
          <td>${site.contentOnly ? '-' : site.taxation}</td>
          <td>${site.catalogId}</td>
          <td class="count">${formatCount(site.products)}</td>
          <td>${site.priceBookIds.join(', ') || '-'}</td>
        </tr>`,
    ),
    'No site is imported yet. Import a site archive: commerce-sandbox import ARCHIVE.',
  )
}

/** Missing files and data in the sites' archives; empty when the archives are complete. */
export function siteNotices(sites: readonly SiteStatus[]): Html {
  const notices = sites.flatMap(({id, problems}) =>
    problems.map((problem) => html`<li><strong>${id}</strong>: ${problem}</li>`),
  )
  if (notices.length === 0) return html``
  return html`<div class="notice">
    <h3>Incomplete</h3>
    <ul>
      ${notices}
    </ul>
  </div>`
}

/** An order with its stage and the buttons that move it. */
export interface OrderRow extends OrderSummary {
  readonly state: OrderState
}

export function orderTable(orders: readonly OrderRow[]): Html {
  return table(
    'Latest orders',
    ['Order', 'Site', 'Stage', 'Payment', 'Lines', 'Total', 'Placed', 'Move'],
    orders.map(
      (order) =>
        html`<tr>
          <th scope="row">${order.orderNo}</th>
          <td>${order.siteId}</td>
          <td>${order.state.stage}</td>
          <td>${order.paymentStatus.replaceAll('_', ' ')}</td>
          <td class="count">${order.items}</td>
          <td class="count">${formatMoney(order.total, order.currency)}</td>
          <td>${time(order.createdAt)}</td>
          <td>${orderActions(order.state)}</td>
        </tr>`,
    ),
    'No order has been placed.',
  )
}

export function basketTable(baskets: readonly BasketSummary[]): Html {
  return table(
    'Open baskets',
    ['Basket', 'Site', 'Currency', 'Lines', 'Changed'],
    baskets.map(
      (basket) =>
        html`<tr>
          <th scope="row">${basket.basketId}</th>
          <td>${basket.siteId}</td>
          <td>${basket.currency}</td>
          <td class="count">${basket.items}</td>
          <td>${time(basket.changedAt)}</td>
        </tr>`,
    ),
    'No basket is open.',
  )
}

/** A fault in words: "Status 503 for scapi, paths with /products, next 3 calls". */
export function describeFault(fault: Fault): string {
  const what: Record<Fault['kind'], string> = {
    latency: `${formatCount(fault.delay ?? 0)} ms of latency`,
    status: `Status ${fault.status ?? 500}`,
    drop: 'Dropped connection',
    reset: 'Connection reset in the body',
    malformed: 'Malformed body',
    maintenance: `Maintenance of the ${fault.maintenance ?? 'system'}`,
  }
  const where = [
    fault.system === undefined ? 'every system' : fault.system,
    fault.method === undefined ? '' : `${fault.method} only`,
    fault.path === undefined ? '' : `path ${fault.path}`,
    fault.share === undefined ? '' : `${Math.round(fault.share * 1000) / 10} % of the calls`,
    fault.remaining === undefined ? '' : `the next ${formatCount(fault.remaining)}`,
  ]
  return `${what[fault.kind]}: ${where.filter((part) => part !== '').join(', ')}`
}

/** How often a fault has struck, in words. */
export function describeHits({hits}: Fault): string {
  if (hits === 0) return 'no call yet'
  return hits === 1 ? 'hit 1 call' : `hit ${formatCount(hits)} calls`
}

const tone = (status: number) => {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'odd' : 'good'
}

/** The common part of an API's addresses, then the path of this call. */
function address(url: string): Html {
  const [, shared = '', own = url] =
    /^(.*\/organizations\/[^/?]+|\/s\/[^/]+\/dw\/shop\/[^/]+)(.*)$/.exec(url) ?? []
  const api = shared.replace(/\/organizations\/.*$/, '')
  return html`<span class="quiet">${api}</span>${own}`
}

function requestLine(request: LoggedRequest): Html {
  const {status, method, url, system, duration, faults, at, traceId} = request
  const iso = new Date(at).toISOString()
  const fault = faults.length > 0 ? `, fault: ${faults.join(' and ')}` : ''
  const trace = traceId === undefined ? '' : html`, trace <code>${traceId}</code>`
  return html`<li>
    <span class="status ${tone(status)}">${status || 'cut'}</span>
    <code><b>${method}</b> ${address(url)}</code>
    <small
      >${system}, ${duration} ms${fault},
      <time datetime="${iso}">${iso.slice(11, 19)}</time>${trace}</small
    >
  </li>`
}

/** Requests as lines that fit a phone: status, call, then duration and faults. */
export function requestList(requests: readonly LoggedRequest[]): Html {
  if (requests.length === 0) {
    return html`<li class="quiet">No request yet. Point a storefront at this sandbox.</li>`
  }
  return html`${requests.map(requestLine)}`
}
