import {timeOf} from 'commerce-sandbox/documents'
import {html, ownPage, type Routes} from 'commerce-sandbox/plugin'
import type {AdminAnswers} from '../answers/own'
import {latestStatements, type StoredWithdrawal} from './withdrawal-repository'

/** Statements on the page; the table keeps all. */
const SHOWN = 200

const MEANING = {
  cancelled: 'Order cancelled and refunded',
  return: 'Return opened; receive it with the order',
  late: 'After the period: decide and write to the person',
  nothing: 'Nothing left to withdraw from: write to the person',
} as const

const row = (one: StoredWithdrawal) => html`
  <tr>
    <td>${timeOf(one.receivedAt)}</td>
    <td>${one.id}</td>
    <td>${one.siteId}</td>
    <td>${one.orderNo}</td>
    <td>${one.name}<br />${one.email}</td>
    <td style="white-space:pre-line">${one.goods ?? 'whole order'}</td>
    <td>${one.outcome ? MEANING[one.outcome] : 'Not proven: find the order by hand'}</td>
  </tr>
`

/** The statements of withdrawal, latest first, with what the shop has to do. */
export const withdrawalPage: Routes<AdminAnswers> = (route, {db}) => {
  route('GET /withdrawals', {needs: ownPage}, (_facts, _request, reply) => {
    const rows = latestStatements(db, SHOWN).map(row)
    void reply.type('text/html; charset=utf-8')
    return html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Withdrawals</title>
          <link rel="stylesheet" href="/admin/assets/dashboard.css" />
        </head>
        <body>
          <main>
            <h1>Withdrawals</h1>
            <p><a href="/admin">Dashboard</a></p>
            <table>
              <thead>
                <tr>
                  <th scope="col">Received</th>
                  <th scope="col">Reference</th>
                  <th scope="col">Site</th>
                  <th scope="col">Order</th>
                  <th scope="col">Person</th>
                  <th scope="col">Goods</th>
                  <th scope="col">What follows</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </main>
        </body>
      </html>`.text
  })
}
