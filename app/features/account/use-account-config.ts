import {useQuery} from '@tanstack/react-query'
import {useShop} from '@app/shared/lib/shop-context'
import {accountConfigQuery} from './api/get-account-config'
import {accountConfigOf, type AccountConfig} from './model/sections'

/** Sections of the account; undefined until they are loaded. When they cannot be loaded, every section is open. */
export function useAccountConfig(): AccountConfig | undefined {
  const shop = useShop()
  const {data, isError} = useQuery(accountConfigQuery(shop))
  return data ?? (isError ? accountConfigOf(undefined, shop.site.features.wishlist) : undefined)
}
