import {ShopperBasketsV2, ShopperCustomers} from 'commerce-sdk-isomorphic'
import type {Shop} from '@app/shared/lib/shop-context'

/** API clients in the form of commerce-sdk-react. */
export interface CommerceClients {
  shopperBasketsV2: ShopperBasketsV2<ClientParameters>
  shopperCustomers: ShopperCustomers<ClientParameters>
}

type ClientParameters = Record<
  'clientId' | 'organizationId' | 'shortCode' | 'siteId' | 'locale' | 'currency',
  string
>

/**
 * The API clients that the shop's hooks of commerce-sdk-react call. By default the SDK creates all sixteen,
 * and their code is most of its size. The list for the browser's bundle is in
 * `scripts/webpack/commerce-sdk.js`.
 * @param proxy absolute address of the API proxy
 */
export function createCommerceClients(
  {commerce, site, locale, currency}: Pick<Shop, 'commerce' | 'site' | 'locale' | 'currency'>,
  proxy: string,
): CommerceClients {
  const config = {
    proxy,
    parameters: {...commerce, siteId: site.id, locale: locale.id, currency},
    throwOnBadResponse: true,
    throwOnMaintenanceHeader: true,
  }
  return {
    shopperBasketsV2: new ShopperBasketsV2(config),
    shopperCustomers: new ShopperCustomers(config),
  }
}
