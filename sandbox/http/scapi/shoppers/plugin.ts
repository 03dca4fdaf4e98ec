import {shopperApi} from '../../common/shopper-api'
import {consentRoutes} from './consent-routes'
import {contextRoutes} from './context-routes'

/** Shopper Consents. */
export const consentsPlugin = shopperApi('/shopper', '/shopper-consents/v1', consentRoutes)

/** Shopper Context. */
export const contextPlugin = shopperApi('/shopper', '/shopper-context/v1', contextRoutes)
