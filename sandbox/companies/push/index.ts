import {definePlugin, simulatedService} from 'commerce-sandbox/plugin'
import type {PushAdminAnswers} from './answers/own'
import type {PushServiceAnswers} from './answers/push'
import {pageRoutes} from './page-routes'
import {prepareService, serviceRoutes} from './service-routes'

/**
 * A push service (RFC 8030) at `/push-service/send/{token}` for any token: it verifies senders, keeps messages encrypted
 * and shows them at `/admin/push`.
 */
export default definePlugin<never, never, PushAdminAnswers>({
  name: 'push',
  migrations: 'migrations',
  services: [
    simulatedService<PushServiceAnswers>({
      name: 'push',
      paths: /^\/push-service\//,
      prepare: prepareService,
      routes: [serviceRoutes],
    }),
  ],
  adminPages: [pageRoutes],
  adminLinks: [{title: 'Push messages', path: '/push'}],
})
