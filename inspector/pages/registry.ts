import {checksOfSites} from './checks'
import {compare} from './compare'
import {coverageOfSites} from './coverage'
import {dutiesOfSites} from './duties'
import {overview} from './overview'
import {experimentsOfSites} from './experiments'
import type {InspectorPage} from './page'
import {paymentPages} from './payment'
import {see} from './see'

/** All pages, in the order of the navigation. */
export const pages: readonly InspectorPage[] = [
  overview,
  checksOfSites,
  dutiesOfSites,
  compare,
  coverageOfSites,
  experimentsOfSites,
  paymentPages,
  see,
]
