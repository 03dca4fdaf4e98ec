/** Shipping methods. */
export {readShippingMethods} from '../../../domains/shipping/shipping-repository'
