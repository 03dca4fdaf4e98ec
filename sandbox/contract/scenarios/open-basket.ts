import {present} from '../expectations'
import type {Stage} from '../scenario'
import type {Shopper} from '../shopper'

type BasketsApi = Shopper['baskets']

/** A version of the Shopper Baskets API; both have the same methods. */
export interface Version {
  readonly api: 'shopper-baskets-v1' | 'shopper-baskets-v2'
  readonly of: (shopper: Shopper) => BasketsApi
}

export const basketsV1: Version = {
  api: 'shopper-baskets-v1',
  // The types of the two versions differ only in fields that no scenario uses.
  of: (shopper) => shopper.basketsV1 as unknown as BasketsApi,
}

export const basketsV2: Version = {api: 'shopper-baskets-v2', of: ({baskets}) => baskets}

/** A guest with an empty basket, and the calls of one version on it. */
export async function openBasket(version: Version, stage: Stage) {
  const shopper = await stage.guest()
  const baskets = version.of(shopper)
  const {basketId} = await baskets.createBasket({parameters: {}, body: {}})
  const parameters = {basketId: present(basketId, 'basketId')}
  return {
    shopper,
    baskets,
    parameters,
    shipment: {...parameters, shipmentId: 'me'},
    read: () => baskets.getBasket({parameters}),
    ...(await stage.sample()),
  }
}
