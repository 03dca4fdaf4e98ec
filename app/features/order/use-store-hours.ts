import {useStores} from '@salesforce/commerce-sdk-react'
import {scapiIds} from '@common/api-id'
import {linesOf} from '@app/features/advice/public/store-stock'

/** Opening hours of a store, line by line; empty until they are read. */
export function useStoreHours(storeId: string): readonly string[] {
  const {data} = useStores({parameters: {ids: scapiIds([storeId])}})
  return linesOf(data?.data?.[0]?.storeHours ?? '')
}
