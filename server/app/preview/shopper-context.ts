import {ShopperContexts} from '../../../app/generated/commerce/shopper-contexts'
import {serverApi, type ApiSettings} from '../server-api'

/** Session whose context is read or changed. */
interface ContextOwner {
  /** Token of that session with the scope `sfcc.shopper-context.rw`. It must not reach a browser. */
  readonly accessToken: string
  readonly siteId: string
}

/** Client of the Shopper Context API, with the token of one session. */
export const shopperContexts = (env: ApiSettings, {siteId, accessToken}: ContextOwner) =>
  serverApi(env, {
    siteId,
    locale: 'default',
    accessToken: () => Promise.resolve(accessToken),
  }).clients.of(ShopperContexts)

/** Context of a shopper, from which the backend chooses prices, promotions and slots. */
export type ShopperContext = Parameters<
  ReturnType<typeof shopperContexts>['createShopperContext']
>[0]['body']
