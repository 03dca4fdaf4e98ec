import {defineQuery} from '@app/shared/api/define-query'
import {prefixOf} from '@common/paths'
import {readOptional} from '@app/shared/lib/incomplete'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import type {HeaderLink, NavigationItem} from './navigation'

const API = '/custom/shopper-navigation/v1/organizations/:org'

/** Menu and header links of a site. */
export interface Navigation extends MaybeIncomplete {
  readonly items: readonly NavigationItem[]
  readonly links: readonly HeaderLink[]
}

/** The menu; without the header links when only these cannot be read. */
async function readNavigation({api, site, locale, origin}: Shop): Promise<Navigation> {
  const place = {origin, prefix: prefixOf(site, locale)}
  const [menu, header, {parseHeaderLinks, parseNavigation}] = await Promise.all([
    api.scapi<unknown>(`${API}/navigation`),
    readOptional<unknown>('header-links', api.scapi(`${API}/navigation-header`), null),
    // Pages contain the menu: browsers rarely need the code that reads it.
    import('../model/parse-navigation'),
  ])
  const {value, ...rest} = header
  return {items: parseNavigation(menu, place), links: parseHeaderLinks(value, place), ...rest}
}

/** Menu and header links (custom endpoints `navigation` and `navigation-header`). */
export const {query: navigationQuery, use: useNavigation} = defineQuery({
  key: ['navigation'],
  staleTime: STATIC_STALE_TIME_MS,
  read: readNavigation,
})
