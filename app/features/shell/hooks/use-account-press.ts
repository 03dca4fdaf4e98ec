import type {MouseEvent} from 'react'
import {useLocation} from 'react-router-dom'
import {openAuthModal} from '@app/features/account/public/auth-modal'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {storedKind} from '@app/features/session/public/stored-session'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'

/**
 * What a press on a link to the account does: customers follow it, guests get the sign-in dialog, except on its page
 * (rule ACCT-9).
 */
export function useAccountPress(): (event: MouseEvent) => void {
  const paths = usePaths()
  const {site} = useShop()
  const {pathname} = useLocation()
  const {kind} = useCommerceState()
  return (event) => {
    const isCustomer = (kind ?? storedKind(site.id, document.cookie)) === 'registered'
    if (isCustomer || pathname === paths.login() || site.isContentOnlySite) return
    event.preventDefault()
    openAuthModal()
  }
}
