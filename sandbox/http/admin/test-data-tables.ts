import type {GiftCertificate} from '../../domains/gift-certificates/gift-certificate-repository'
import type {CouponSummary} from '../../domains/overview/test-data-repository'
import type {PaymentProvider} from '../../domains/payment-provider'
import {foldedList, formatMoney, table} from './dashboard-parts'
import {html, type Html} from './html'

/** Test cards of the payment provider; every date in the future and every security code is accepted. */
export function testCardTable(testCards: PaymentProvider['testCards']): Html {
  return table(
    'Test cards',
    ['Number', 'Outcome'],
    testCards.map(
      ({number, outcome}) =>
        html`<tr>
          <th scope="row">${number}</th>
          <td>${outcome}</td>
        </tr>`,
    ),
    'There are no test cards.',
  )
}

const certificateState = ({enabled, status}: GiftCertificate): string =>
  enabled ? status.replace('_', ' ') : 'disabled'

export function giftCertificateTable(certificates: readonly GiftCertificate[]): Html {
  return table(
    'Gift certificates',
    ['Code', 'Site', 'Amount', 'Balance', 'State', 'Valid until'],
    certificates.map(
      (certificate) =>
        html`<tr>
          <th scope="row">${certificate.code}</th>
          <td>${certificate.siteId}</td>
          <td class="count">${formatMoney(certificate.amount, certificate.currency)}</td>
          <td class="count">${formatMoney(certificate.balance, certificate.currency)}</td>
          <td>${certificateState(certificate)}</td>
          <td>
            ${
              certificate.expiresAt === null
                ? 'no end'
                : new Date(certificate.expiresAt).toISOString().slice(0, 10)
            }
          </td>
        </tr>`,
    ),
    'No gift certificate was imported or issued.',
  )
}

export function couponTable(coupons: readonly CouponSummary[]): Html {
  return table(
    'Coupons',
    ['Code', 'Sites', 'Coupon', 'State', 'Used'],
    coupons.map(
      ({code, siteIds, couponId, enabled, redemptions}) =>
        html`<tr>
          <th scope="row">${code}</th>
          <td>${foldedList(siteIds, 'sites')}</td>
          <td>${couponId}</td>
          <td>${enabled ? 'enabled' : 'disabled'}</td>
          <td>${redemptions}</td>
        </tr>`,
    ),
    'No coupon was imported.',
  )
}
