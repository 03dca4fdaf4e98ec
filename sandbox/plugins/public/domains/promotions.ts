/** Promotions and prices of one shopper. */
export {personalPricing} from '../../../domains/promotions/personal-pricing'
export {promotionsForProduct} from '../../../domains/promotions/product-promotions'
export {shopperFactsOf, type ShopperFacts} from '../../../domains/promotions/situation'
