import {unionAddresses} from '../markets/address/union-addresses'
import {checkMarkets} from '../markets/registry'
import {parseSites, type SiteConfig} from '../schema'
import AUT from './AUT.json'
import BEL from './BEL.json'
import CHE from './CHE.json'
import CHN from './CHN.json'
import DEU from './DEU.json'
import DNK from './DNK.json'
import ESP from './ESP.json'
import EUR from './EUR.json'
import FIN from './FIN.json'
import FRA from './FRA.json'
import GBR from './GBR.json'
import GLO from './GLO.json'
import IRL from './IRL.json'
import ITA from './ITA.json'
import JPN from './JPN.json'
import KOR from './KOR.json'
import NLD from './NLD.json'
import NOR from './NOR.json'
import POL from './POL.json'
import RUS from './RUS.json'
import SWE from './SWE.json'
import USA from './USA.json'

/** Site for addresses without a site (rule SITE-2). */
export const DEFAULT_SITE_ID = 'GLO'

/** All configured sites, validated when the server loads them. Server only: a page contains its own site. */
export const sites: readonly SiteConfig[] = parseSites([
  GLO,
  DEU,
  USA,
  JPN,
  AUT,
  BEL,
  ESP,
  // A country of the union without a site of its own is delivered by this one.
  {...EUR, shipTo: Object.keys(unionAddresses)},
  FIN,
  FRA,
  IRL,
  ITA,
  NLD,
  CHE,
  CHN,
  DNK,
  GBR,
  KOR,
  NOR,
  POL,
  RUS,
  SWE,
])
checkMarkets(sites)

/** The default site. @throws Error when it is not configured. */
export function defaultSite(): SiteConfig {
  const site = sites.find(({id}) => id === DEFAULT_SITE_ID)
  if (!site) throw new Error(`The default site ${DEFAULT_SITE_ID} is not configured.`)
  return site
}
