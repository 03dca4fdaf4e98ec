import english from '../../translations/en-GB.json'
import {paymentInventory, type InventoryEntry} from '../../config/scripts/payment-inventory'
import {changesOf, type PartChange, type PaymentVersion} from '../history/payment-history'
import {csv} from './csv'
import {html, type Html} from './html'
import {page, scrolling, type Frame} from './layout'

/** Versions of a site that the page shows; the CSV file has all. */
const MOST_SHOWN = 20

const inventoryRow = ({id, purpose, allowedBy, record}: InventoryEntry): Html =>
  html`<tr>
    <th scope="row">${english[`services.${id}`]}</th>
    <td class="wide">${purpose}</td>
    <td>${allowedBy}</td>
    <td>${record.consent}</td>
  </tr>`

const inventory = (): Html =>
  scrolling(
    'Inventory',
    html`<table>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Purpose</th>
          <th scope="col">Allowed by</th>
          <th scope="col">Consent</th>
        </tr>
      </thead>
      <tbody>
        ${paymentInventory.map(inventoryRow)}
      </tbody>
    </table>`,
  )

const changeItem = ({name, before, after}: PartChange): Html =>
  html`<li>${name}: ${before ?? 'not there'} → ${after ?? 'not there'}</li>`

const versionRow = (version: PaymentVersion, before: PaymentVersion | undefined): Html =>
  html`<tr>
    <th scope="row" class="short">${version.firstSeen}</th>
    <td class="short">${version.lastSeen}</td>
    <td class="wide">
      ${
        before
          ? html`<ul class="changes">
              ${changesOf(before, version).map(changeItem)}
            </ul>`
          : html`${Object.keys(version.parts).length} headers and scripts`
      }
    </td>
  </tr>`

function siteSection(siteId: string, versions: readonly PaymentVersion[]): Html {
  const rows = versions.map((version, index) => versionRow(version, versions[index - 1]))
  return html`<section aria-labelledby="payment-${siteId}">
    <h2 id="payment-${siteId}">${siteId} (${versions.length})</h2>
    ${scrolling(
      siteId,
      html`<table>
        <thead>
          <tr>
            <th scope="col">First seen</th>
            <th scope="col">Last seen</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          ${rows.toReversed().slice(0, MOST_SHOWN)}
        </tbody>
      </table>`,
    )}
  </section>`
}

/** Inventory of the pages of payment, and what they consisted of in earlier runs. */
export function paymentView(frame: Frame, history: readonly PaymentVersion[]): string {
  const siteIds = [...new Set(history.map(({siteId}) => siteId))].sort()
  return page(
    frame,
    'Payment pages',
    '/payment',
    html`<h1>Payment pages</h1>
      <p class="lead">
        The services that checkout and confirmation may load, and every version of the checkout that
        a run found: headers, scripts and their hashes. The check “Payment page differs from its
        inventory” compares the two.
      </p>
      <p><a class="csv" href="${frame.base}/payment.csv">All versions as CSV</a></p>
      ${inventory()}${siteIds.map((id) =>
        siteSection(
          id,
          history.filter(({siteId}) => siteId === id),
        ),
      )}`,
  )
}

export const paymentCsv = (history: readonly PaymentVersion[]): string =>
  csv([
    ['site', 'first seen', 'last seen', 'part', 'value'],
    ...history.flatMap(({siteId, firstSeen, lastSeen, parts}) =>
      Object.entries(parts).map(([name, value]) => [siteId, firstSeen, lastSeen, name, value]),
    ),
  ])
