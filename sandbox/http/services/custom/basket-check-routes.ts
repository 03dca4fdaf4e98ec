import {checkLines} from '../../../domains/baskets/basket-check'
import {BasketParams} from '../../../wire/checkout/checkout-params'
import {ownBasket} from '../../common/shopper-api'
import type {CustomRoutes} from './custom-routes'

/** Check of a basket before the checkout: the lines that cannot be ordered, each with its reason. */
export const basketCheckRoutes: CustomRoutes = (route) => {
  route(
    'GET /shopper-basket-check/v1/baskets/:basketId/check',
    {needs: ownBasket, schema: {params: BasketParams}},
    ({context, basket}) => {
      const lines = checkLines(context, basket)
      return {valid: lines.length === 0, lines}
    },
  )
}
