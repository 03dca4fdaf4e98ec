import {definePlugin, type OcapiRows, simulatedService} from 'commerce-sandbox/plugin'
import {accountDataRoutes} from './account/account-data-routes'
import {emailChangeRoutes} from './account/email-change-routes'
import type {ControllersAnswers} from './answers/controllers'
import type {CustomAnswers} from './answers/custom'
import type {OcapiAnswers} from './answers/ocapi'
import type {AdminAnswers} from './answers/own'
import {basketLinkRoutes} from './basket/basket-link-routes'
import {basketRoutes} from './basket/basket-routes'
import {controllerRoutes} from './controllers/controller-routes'
import {experimentResults} from './experiments/experiment-results'
import {experimentRoutes} from './experiments/experiment-routes'
import {customObjectQueries} from './ocapi/custom-object-queries'
import {siteServiceRoutes} from './ocapi/site-service-routes'
import {orderCareRoutes} from './order-care/order-care-routes'
import {pushJob, pushRoutes} from './push/push-routes'
import {pushSenderOf} from './push/push-sender'
import {reportRoutes} from './reports/report-routes'
import {serviceRoutes} from './service/service-routes'
import {ticketRoutes} from './service/ticket-routes'
import {warrantyRoutes} from './service/warranty-routes'
import {changeRoutes} from './storefront/change-routes'
import {customReadRoutes} from './storefront/read-routes'
import {customWriteRoutes} from './storefront/write-routes'
import {wishLinkRoutes} from './wish-link/wish-link-routes'
import {withdrawalPage} from './withdrawal/withdrawal-page'
import {withdrawalRoutes} from './withdrawal/withdrawal-routes'

/** What a withdrawal writes on its order. A basket's attributes become those of its order, so both are the shop's. */
const withdrawalAttributes = [
  {id: 'withdrawnAt', type: 'datetime', externallyManaged: true},
  {id: 'withdrawalId', type: 'string', externallyManaged: true},
] as const

/** The endpoints of our shop, as a plug-in of the commerce sandbox. */
export default definePlugin<
  CustomAnswers,
  ControllersAnswers,
  AdminAnswers,
  OcapiRows<OcapiAnswers>
>({
  name: 'demo-endpoints',
  migrations: 'migrations',
  mails: 'mails',
  attributes: {
    Profile: [{id: 'activated', type: 'boolean', externallyManaged: true}],
    Basket: withdrawalAttributes,
    Order: withdrawalAttributes,
  },
  customApis: [
    customReadRoutes,
    customWriteRoutes,
    basketRoutes,
    basketLinkRoutes,
    wishLinkRoutes,
    orderCareRoutes,
    withdrawalRoutes,
    accountDataRoutes,
    emailChangeRoutes,
    serviceRoutes,
    warrantyRoutes,
    changeRoutes,
    experimentRoutes,
    pushRoutes,
  ],
  controllers: [controllerRoutes],
  ocapi: [customObjectQueries, siteServiceRoutes],
  adminPages: [experimentResults, pushJob, reportRoutes, ticketRoutes, withdrawalPage],
  // It has no routes: its messages are sent while the server listens.
  services: [
    simulatedService({
      name: 'push-job',
      prepare: (app, sandbox) => {
        app.addHook('onListen', async () => pushSenderOf(sandbox).start())
        app.addHook('preClose', async () => pushSenderOf(sandbox).stop())
      },
      routes: [],
    }),
  ],
  adminLinks: [
    {title: 'Reports', path: '/reports'},
    {title: 'Tickets', path: '/reports#tickets'},
    {title: 'Withdrawals', path: '/withdrawals'},
  ],
  shopPages: {
    order: '/{site}/{locale}/order-lookup?order={orderNo}',
    cancel: '/{site}/{locale}/cancel-order/{cancelHash}',
    tracking: '/{site}/{locale}/shipment-tracking?orderNo={orderNo}',
    cart: '/{site}/{locale}/appcart',
    withdraw: '/{site}/{locale}/withdraw?order={orderNo}',
  },
  contract: async () => (await import('./contract/contract')).contract,
})
