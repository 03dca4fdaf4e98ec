import type {RouteModule} from '../route'
import {PUSH_PATH, pushSettingsOf} from './push-settings'
import {sendRoute} from './send-route'
import {keyRoute, subscriptionRoutes} from './subscription-routes'

/** Routes of messages on devices; without keys only the one that says so. */
export const pushRoutes: RouteModule = ({env, shop, checkHost}) => {
  const settings = pushSettingsOf(env)
  return [
    keyRoute(settings),
    ...(settings
      ? [sendRoute(settings), ...subscriptionRoutes({env, shop, checkHost, settings})]
      : []),
    {
      method: 'use',
      path: PUSH_PATH,
      handler: (_req, res) => void res.status(404).set('Cache-Control', 'no-store').end(),
    },
  ]
}
