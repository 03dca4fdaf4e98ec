import {useQuery} from '@tanstack/react-query'
import {useShop} from '@app/shared/lib/shop-context'
import {pageSettingsQuery} from '../api/get-page-settings'
import {NO_SETTINGS, type PageSettings} from '../model/page-settings'

/** The site's preferences for product pages; everything off while and where they are not known. */
export function usePageSettings(): PageSettings {
  const {data = NO_SETTINGS} = useQuery(pageSettingsQuery(useShop()))
  return data
}
