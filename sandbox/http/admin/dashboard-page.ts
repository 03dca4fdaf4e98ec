import type {ImportNote} from '../../archive/import-note-repository'
import type {Fault} from '../../domains/faults/fault-injector'
import type {BasketSummary} from '../../domains/overview/overview-repository'
import type {
  CustomerSummary,
  SessionSummary,
} from '../../domains/overview/customer-overview-repository'
import type {GiftCertificate} from '../../domains/gift-certificates/gift-certificate-repository'
import type {CouponSummary} from '../../domains/overview/test-data-repository'
import type {PaymentProvider} from '../../domains/payment-provider'
import type {AdminLink} from '../../plugins/define-plugin'
import type {LoggedRequest} from '../request-log'
import type {Status} from './admin'
import {customerTable, sessionTable} from './customer-tables'
import {
  basketTable,
  formatCount,
  orderTable,
  requestList,
  siteNotices,
  siteTable,
  type OrderRow,
} from './dashboard-parts'
import {faultForm, faultList} from './fault-form'
import {html} from './html'
import {importSection} from './import-section'
import {couponTable, giftCertificateTable, testCardTable} from './test-data-tables'

/** Content of the page. */
interface Dashboard {
  readonly status: Status
  readonly orders: readonly OrderRow[]
  readonly baskets: readonly BasketSummary[]
  readonly faults: readonly Fault[]
  readonly requests: readonly LoggedRequest[]
  readonly notes: readonly ImportNote[]
  readonly coupons: readonly CouponSummary[]
  readonly certificates: readonly GiftCertificate[]
  readonly customers: readonly CustomerSummary[]
  readonly sessions: readonly SessionSummary[]
  /** Systems that faults can have. */
  readonly systems: readonly string[]
  /** Pages of plug-ins. */
  readonly links: readonly AdminLink[]
  readonly testCards: PaymentProvider['testCards']
}

const figures = (counts: Status['counts']): readonly (readonly [string, number])[] => [
  ['Products', counts.products],
  ['Categories', counts.categories],
  ['Prices', counts.prices],
  ['Stock records', counts.inventoryRecords],
  ['Content assets', counts.contentAssets],
  ['Customers', counts.customers],
]

/** The dashboard as a whole HTML document; it works without scripts. */
export function dashboardPage(dashboard: Dashboard): string {
  const {status, orders, baskets, faults, requests, notes, customers, sessions} = dashboard
  const {coupons, certificates} = dashboard
  const {counts} = status
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Commerce sandbox</title>
        <link rel="stylesheet" href="/admin/assets/dashboard.css" />
        <script type="module" src="/admin/assets/dashboard.js"></script>
      </head>
      <body>
        <header>
          <h1>Commerce sandbox</h1>
          <dl class="ids">
            <div>
              <dt>Address</dt>
              <dd>${status.publicUrl}</dd>
            </div>
            <div>
              <dt>Organization</dt>
              <dd>${status.organizationId}</dd>
            </div>
            <div>
              <dt>SLAS client</dt>
              <dd>${status.clientId}</dd>
            </div>
          </dl>
          <nav aria-label="Sections">
            <a href="#requests">Requests</a
            ><a href="#faults">Faults${faults.length > 0 ? ` (${faults.length})` : ''}</a
            ><a href="#sites">Sites</a><a href="#import">Import</a><a href="#orders">Orders</a
            ><a href="#baskets">Baskets</a><a href="#customers">Customers</a
            ><a href="#test-data">Test data</a
            >${dashboard.links.map(({title, path}) => html`<a href="/admin${path}">${title}</a>`)}<a
              href="/outbox"
              >Outbox (${formatCount(counts.mails)})</a
            >
          </nav>
        </header>
        <main>
          <dl class="figures">
            ${figures(counts).map(
              ([name, count]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${formatCount(count)}</dd>
                </div>`,
            )}
          </dl>
          <div class="columns">
            <section id="requests" aria-labelledby="requests-title">
              <div class="head">
                <h2 id="requests-title">Requests</h2>
                <button id="live" hidden>Pause</button>
              </div>
              <ol class="requests" id="request-list" tabindex="0" aria-labelledby="requests-title">
                ${requestList(requests)}
              </ol>
            </section>
            <section id="faults" aria-labelledby="faults-title">
              <h2 id="faults-title">Faults on demand</h2>
              ${faultList(faults)}
              <h3>Switch a fault on</h3>
              ${faultForm(dashboard.systems)}
            </section>
          </div>
          <section id="sites" aria-labelledby="sites-title">
            <h2 id="sites-title">Sites</h2>
            ${siteNotices(status.sites)}${siteTable(status.sites)}
          </section>
          <section id="import" aria-labelledby="import-title">
            <h2 id="import-title">Last import</h2>
            ${importSection(notes)}
          </section>
          <section id="orders" aria-labelledby="orders-title">
            <h2 id="orders-title">Orders <small>${formatCount(counts.orders)}</small></h2>
            ${orderTable(orders)}
          </section>
          <section id="baskets" aria-labelledby="baskets-title">
            <h2 id="baskets-title">Open baskets <small>${formatCount(counts.baskets)}</small></h2>
            ${basketTable(baskets)}
          </section>
          <section id="customers" aria-labelledby="customers-title">
            <h2 id="customers-title">Customers <small>${formatCount(counts.customers)}</small></h2>
            ${customerTable(customers)}
            <h3>Sessions</h3>
            ${sessionTable(sessions)}
          </section>
          <section id="test-data" aria-labelledby="test-data-title">
            <h2 id="test-data-title">Test data</h2>
            <h3>Cards</h3>
            ${testCardTable(dashboard.testCards)}
            <h3>Coupons</h3>
            ${couponTable(coupons)}
            <h3>Gift certificates</h3>
            ${giftCertificateTable(certificates)}
          </section>
        </main>
        <footer>
          <p>
            For programs: <a href="/admin/status">status</a>,
            <a href="/admin/requests">requests</a>, <a href="/admin/faults">faults</a>,
            <a href="/admin/orders">orders</a>, <a href="/admin/baskets">baskets</a>,
            <a href="/admin/customers">customers</a>, <a href="/admin/sessions">sessions</a>,
            <a href="/admin/messages">messages</a>, <a href="/admin/import">import</a>,
            <a href="/outbox.json">mails</a> as JSON.
          </p>
        </footer>
      </body>
    </html> `.text
}
