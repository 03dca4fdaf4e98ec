import {parseSites, type SiteConfig} from '../schema'
import {DEU} from './DEU'
import {GLO} from './GLO'
import {JPN} from './JPN'
import {USA} from './USA'

/** Site for addresses without a site (rule SITE-2). */
export const DEFAULT_SITE_ID = 'GLO'

/** All configured sites, validated when the server loads them. Server only: a page contains its own site. */
export const sites: readonly SiteConfig[] = parseSites([GLO, DEU, USA, JPN])

/** The default site. @throws Error when it is not configured. */
export function defaultSite(): SiteConfig {
  const site = sites.find(({id}) => id === DEFAULT_SITE_ID)
  if (!site) throw new Error(`The default site ${DEFAULT_SITE_ID} is not configured.`)
  return site
}
