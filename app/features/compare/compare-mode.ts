import {createPageFlag} from '@app/shared/lib/page-flag'

/** The shopper compares: boxes lie on the tiles of listings, the bar shows what was chosen. */
export const comparingFlag = createPageFlag()

/** Prefix of the key in local storage; the site follows. */
export const COMPARE_KEY = 'compare'
