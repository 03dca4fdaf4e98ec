import {createStore} from '@app/shared/lib/create-store'

/** The shopper compares: boxes lie on the tiles of listings, the bar shows what was chosen. */
export const comparingFlag = createStore(false)

/** Prefix of the key in local storage; the site follows. */
export const COMPARE_KEY = 'compare'
