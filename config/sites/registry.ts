import {parseSites, type SiteConfig} from '../schema'
import {DEU} from './DEU'
import {GLO} from './GLO'
import {JPN} from './JPN'
import {USA} from './USA'

/** Site that answers when nothing names one (rule SITE-2). */
export const DEFAULT_SITE_ID = 'GLO'

/** Every configured site, checked when the server loads it. For the server only: a page carries its own site. */
export const sites: readonly SiteConfig[] = parseSites([GLO, DEU, USA, JPN])

/** The default site. @throws Error when it is not configured. */
export function defaultSite(): SiteConfig {
  const site = sites.find(({id}) => id === DEFAULT_SITE_ID)
  if (!site) throw new Error(`The default site ${DEFAULT_SITE_ID} is not configured.`)
  return site
}
