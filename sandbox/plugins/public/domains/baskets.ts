/** Baskets. */
export type {Basket, BasketItem, OrderAddress} from '../../../domains/baskets/basket'
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
export {calculateGoods, priceBasket} from '../../../domains/baskets/price-basket'
export {methodsFor} from '../../../domains/baskets/price-shipments'
