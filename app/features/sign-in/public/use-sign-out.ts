import {useQueryClient} from '@tanstack/react-query'
import {useHistory} from 'react-router-dom'
import {dropOthersData} from '@app/features/account/public/customer-record'
import {forgetShopper} from '@app/features/offline-changes/public/shopper-record'
import {endMessagesEverywhere, endMessagesHere} from '@app/features/push/public/PushParts'
import {useAction} from '@app/features/faults/public/use-action'
import {sessionOf} from '@app/features/session/public/session-client'
import {currentCustomerId} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {showToast} from '@app/shared/ui/toast'

interface SignOut {
  readonly busy: boolean
  readonly signOut: (everywhere?: boolean) => void
}

/** Signs out and forgets what was read for the customer; the home page follows (rule ACCT-8). */
export function useSignOut(): SignOut {
  const t = useTranslate()
  const shop = useShop()
  const {site} = shop
  const paths = usePaths()
  const history = useHistory()
  const queryClient = useQueryClient()
  const {busy, run} = useAction(async (everywhere: boolean) => {
    const customerId = currentCustomerId()
    if (everywhere && customerId) await endMessagesEverywhere(shop, customerId)
    // What fails here is ended by the next page (`keep-messages.ts`).
    await endMessagesHere(shop).catch(() => undefined)
    await sessionOf(site.id).signOut(everywhere)
    history.push(paths.home())
    dropOthersData(queryClient, currentCustomerId())
    await forgetShopper(site.id)
    showToast({title: t('auth.signedOut'), status: 'info'})
  })
  return {busy, signOut: (everywhere = false) => void run(everywhere)}
}
