import {createPaths, type Paths} from '@common/paths'
import {useShop} from './shop-context'

/** Paths of the current site and locale. */
export function usePaths(): Paths {
  const {site, locale} = useShop()
  return createPaths(site, locale)
}
