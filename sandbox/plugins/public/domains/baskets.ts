/** Baskets. */
export type {Basket, BasketItem, OrderAddress} from '../../../domains/baskets/basket'
export {checkLines} from '../../../domains/baskets/basket-check'
export {
  deleteBasket,
  findBasket,
  findCustomerBaskets,
} from '../../../domains/baskets/basket-repository'
export {
  basketFlashes,
  listBaskets,
  requireBasket,
  type CheckoutContext,
} from '../../../domains/baskets/basket-service'
export type {ShopContext} from '../../../domains/baskets/shop-context'
export {priceBasket} from '../../../domains/baskets/price-basket'
