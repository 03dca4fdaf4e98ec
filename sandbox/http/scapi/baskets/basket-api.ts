import type {DescribeBasket} from '../../../wire/checkout/basket-document'
import type {ApiRoutes} from '../../common/shopper-api'

/** Routes of both versions; `describe` builds the basket document of the version. */
export type BasketRoutes = ApiRoutes<'/shopper-baskets/v1' | '/shopper-baskets/v2', DescribeBasket>
