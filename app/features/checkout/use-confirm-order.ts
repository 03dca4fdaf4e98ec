import {useCallback} from 'react'
import {useHistory} from 'react-router-dom'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {forgetPending} from '@app/features/basket/model/pending-order'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import {clearDraft} from './model/draft'

/** Returns a function that navigates to the confirmation of an existing order, by the order's token. */
export function useConfirmOrder(): (token: string) => Promise<void> {
  const {site} = useShop()
  const paths = usePaths()
  const history = useHistory()
  return useCallback(
    async (token) => {
      forgetPending(site.id)
      clearDraft(site.id)
      history.replace(paths.confirmation(token))
      await loadCommerce()
        .then((commerce) => commerce.refreshBasket())
        .catch(() => null)
    },
    [site.id, paths, history],
  )
}
