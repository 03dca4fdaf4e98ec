import type {Sandbox} from '../../../sandbox'
import type {DescribeBasket} from '../../../wire/checkout/basket-document'

/** What the routes of both versions get. */
export interface BasketsOptions {
  sandbox: Sandbox
  /** Describes a basket in the words of the version. */
  describe: DescribeBasket
}
