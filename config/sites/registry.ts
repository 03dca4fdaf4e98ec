import {checkMarkets} from '../markets/registry'
import {parseSites, type SiteConfig} from '../schema'
import {AUT} from './AUT'
import {BEL} from './BEL'
import {CHE} from './CHE'
import {CHN} from './CHN'
import {DEU} from './DEU'
import {DNK} from './DNK'
import {ESP} from './ESP'
import {EUR} from './EUR'
import {FIN} from './FIN'
import {FRA} from './FRA'
import {GBR} from './GBR'
import {GLO} from './GLO'
import {IRL} from './IRL'
import {ITA} from './ITA'
import {JPN} from './JPN'
import {KOR} from './KOR'
import {NLD} from './NLD'
import {NOR} from './NOR'
import {POL} from './POL'
import {RUS} from './RUS'
import {SWE} from './SWE'
import {USA} from './USA'

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
  EUR,
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
