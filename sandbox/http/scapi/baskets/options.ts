import type {Sandbox} from '../../../sandbox'
import type {DescribeBasket} from '../../../wire/checkout/basket-document'

/** Options of the routes of both versions. */
export interface BasketsOptions {
  sandbox: Sandbox
  /** Builds the basket document of the version. */
  describe: DescribeBasket
}
