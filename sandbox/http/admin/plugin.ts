import fs from 'node:fs'
import path from 'node:path'
import type {FastifyPluginAsync} from 'fastify'
import {adminPagesPlugin} from '../../plugins/admin-pages'
import {readImportNotes} from '../../archive/import-note-repository'
import {latestBaskets, latestOrders} from '../../domains/overview/overview-repository'
import {readStatus, type Admin} from './admin'
import {latestCustomers, openSessions} from '../../domains/overview/customer-overview-repository'
import {listGiftCertificates} from '../../domains/gift-certificates/gift-certificate-repository'
import {listCoupons} from '../../domains/overview/test-data-repository'
import type {OwnAnswers} from '../answers/own'
import {routesOf, sendPage} from '../common/routes'
import {owner} from './admin-route'
import {adminRoutes} from './admin-routes'
import {dashboardPage} from './dashboard-page'
import {requestList} from './dashboard-parts'
import {readOrderState} from './order-routes'

/** How many orders, baskets and requests the dashboard shows. */
const ROWS = 10
const REQUESTS = 40
/** How many gift certificates, customers and sessions it shows. */
const TEST_DATA_ROWS = 20

const assets = {
  'dashboard.css': 'text/css; charset=utf-8',
  'dashboard.js': 'text/javascript; charset=utf-8',
} as const
const assetNames = Object.keys(assets) as (keyof typeof assets)[]

const CONTENT_SECURITY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The dashboard at `GET /` and the admin API below `/admin`. */
export const adminPlugin: FastifyPluginAsync<{admin: Admin}> = async (root, {admin}) => {
  await root.register(adminRoutes, {admin, prefix: '/admin'})
  root.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', CONTENT_SECURITY)
    reply.header('referrer-policy', 'same-origin')
  })
  await root.register(adminPagesPlugin, {sandbox: admin.sandbox, prefix: '/admin'})
  const route = routesOf<OwnAnswers>(root, admin.sandbox)
  for (const name of assetNames) {
    const text = fs.readFileSync(path.join(__dirname, 'assets', name), 'utf8')
    route(`GET /admin/assets/${name}`, {needs: owner}, (_owner, _request, reply) => {
      void reply.type(assets[name])
      return text
    })
  }
  route('GET /', {needs: owner}, (_owner, _request, reply) => {
    const {db, plugins} = admin.sandbox
    const page = dashboardPage({
      status: readStatus(admin),
      orders: latestOrders(db, ROWS).map((order) => ({
        ...order,
        state: readOrderState(admin.sandbox, order.orderNo),
      })),
      baskets: latestBaskets(db, ROWS),
      faults: admin.faults.all(),
      requests: admin.requests.latest(REQUESTS),
      notes: readImportNotes(db),
      coupons: listCoupons(db),
      certificates: listGiftCertificates(db, TEST_DATA_ROWS),
      customers: latestCustomers(db, TEST_DATA_ROWS),
      sessions: openSessions(db, TEST_DATA_ROWS),
      systems: admin.sandbox.systems.names,
      testCards: admin.sandbox.provider?.testCards ?? [],
      links: plugins.flatMap(({plugin}) => plugin.adminLinks ?? []),
    })
    return sendPage(reply, page)
  })
  /** The list of requests alone, by which an open dashboard refreshes itself. */
  route('GET /admin/requests.html', {needs: owner}, (_owner, _request, reply) =>
    sendPage(reply, requestList(admin.requests.latest(REQUESTS)).text),
  )
}
