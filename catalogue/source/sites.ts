import {euroSites} from './sites/euro-sites'
import {ownCurrencySites} from './sites/own-currency-sites'
import type {GeneratedSite} from './sites/site-source'

/** Generated sites that sell. */
export const generatedSites: readonly GeneratedSite[] = [...euroSites, ...ownCurrencySites]
