import {createPaths, prefixOf} from '@common/paths'
import type {SiteSummary} from '@common/site-directory'
import {within} from '@app/shared/lib/within'
import {sharedPath} from '../model/shared-path'

/** Milliseconds after which the home of the other site is chosen instead. */
const TIMEOUT_MS = 2000

export type TargetSite = Pick<SiteSummary, 'alias' | 'isContentOnlySite'>
export type TargetLocale = Pick<SiteSummary['locales'][number], 'alias'>

/**
 * Address of the visitor's page at another site and locale, or of its home when it does not have the page
 * (rule SITE-14). The server says whether it has: never rejects.
 * @param location path with search of the present page
 */
export async function findPage(
  site: TargetSite,
  locale: TargetLocale,
  location: string,
): Promise<string> {
  const home = createPaths(site, locale).home()
  const path = sharedPath(location, site)
  if (path === null) return home
  const address = prefixOf(site, locale) + path
  try {
    return await within(
      TIMEOUT_MS,
      async (signal) => {
        const {ok} = await fetch(address, {method: 'HEAD', credentials: 'omit', signal})
        return ok ? address : home
      },
      home,
    )
  } catch {
    return home
  }
}
