import {useCallback} from 'react'
import {useHistory} from 'react-router-dom'
import {usePaths} from '@app/shared/lib/use-paths'
import {forgetPending} from '@app/features/basket/model/pending-order'
import {forgetTemporaryBasket, temporaryBasketId} from '@app/features/basket/model/temporary-basket'
import {useBasketContext} from '@app/features/basket/api/basket-context'
import {refreshBasket} from '@app/features/basket/api/get-basket'
import {clearDraft} from './model/draft'
import {pageStays} from './page-stays'

/** Returns a function that navigates to the confirmation of an existing order, by the order's token. */
export function useConfirmOrder(): (token: string) => Promise<void> {
  const context = useBasketContext()
  const {site} = context.shop
  const paths = usePaths()
  const history = useHistory()
  return useCallback(
    async (token) => {
      await pageStays()
      forgetPending(site.id)
      clearDraft(site.id)
      if (temporaryBasketId(site.id) === token) forgetTemporaryBasket(site.id)
      history.replace(paths.confirmation(token))
      await refreshBasket(context).catch(() => null)
    },
    [context, site.id, paths, history],
  )
}
