import {definePreferences} from '@app/shared/api/site-preferences'
import {purchaseLimitsIn} from '../public/quantity-rules'

/**
 * Purchase limits per item from the site's preferences (`GET custom_objects/ocapi/site`). Product pages
 * read them with their other preferences; that code would be too large for the cart.
 */
export const {use: usePurchaseLimits} = definePreferences(['basket', 'limits'], purchaseLimitsIn)
