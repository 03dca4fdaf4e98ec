import {useQuery} from '@tanstack/react-query'
import {useShop} from '@app/shared/lib/shop-context'
import {pageSettingsQuery} from '../api/get-page-settings'
import {NO_SETTINGS, type PageSettings} from '../model/page-settings'

/** Site preferences for product pages; everything is off until they are read or when the read fails. */
export function usePageSettings(): PageSettings {
  const {data = NO_SETTINGS} = useQuery(pageSettingsQuery(useShop()))
  return data
}
