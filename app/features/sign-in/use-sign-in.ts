import {useCallback} from 'react'
import {hashQueryKey, useQueryClient} from '@tanstack/react-query'
import {customerQuery} from '@app/features/account/public/customer-record'
import {isBusinessCustomer} from '@app/features/account/public/business-mode'
import {endTrace} from '@app/features/analytics/public/trace-record'
import type {SignInMethod} from '@app/features/analytics/public/shop-event'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useBasketContext, type BasketContext} from '@app/features/basket/public/basket'
import {adoptGuestBasket, guestBasketId} from './api/adopt-guest-basket'
import {claimRememberedOrder, rememberedClaim} from '@app/features/order/public/claim-order'
import {
  keepStockAlerts,
  readStockAlerts,
  type StockAlert,
} from '@app/features/stock-alert/public/notify-when-in-stock'
import {storedKind} from '@app/features/session/public/stored-session'
import {sessionOf} from '@app/features/session/public/session-client'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {whileSigningIn} from '@app/features/session/public/post-session'
import {loadWishes, moveWishes} from '@app/features/wishlist/public/change-wishes'
import {currentWishes} from '@app/features/wishlist/public/wishes'
import {greetingName} from '@app/shared/i18n/greeting-name'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'

/** The guest's wishes; none when they cannot be read, because the sign-in matters more. */
async function guestWishes(context: BasketContext) {
  if (!context.shop.site.features.wishlist) return []
  if (currentWishes() === undefined) await loadWishes(context).catch(() => undefined)
  return currentWishes() ?? []
}

/** The guest's stock alerts; none without a guest's session, or when they cannot be read. */
async function guestAlerts(shop: ReturnType<typeof useShop>): Promise<readonly StockAlert[]> {
  if (storedKind(shop.site.id, document.cookie) !== 'guest') return []
  return loadCustomerId()
    .then((guestId) => readStockAlerts(shop, guestId))
    .catch(() => [])
}

/** How a session route signs a customer in, as events name it. */
const METHODS: Readonly<Record<string, SignInMethod>> = {
  login: 'password',
  'passkey/login': 'passkey',
  'code-login': 'code',
  'social-login': 'social',
}

/**
 * Signs a customer in by a session route and brings along what the guest collected: basket, wish list, stock alerts and the
 * order for which the account was opened. A failure to bring these along does not undo the sign-in (rules ACCT-13,
 * ACCT-14, PROD-20 and ORDER-4).
 */
export function useSignIn(): (
  call: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<void> {
  const t = useTranslate()
  const shop = useShop()
  const track = useTrack()
  const queryClient = useQueryClient()
  const basketContext = useBasketContext()
  const signIn = useCallback(
    async (call: string, body: Readonly<Record<string, unknown>>) => {
      const wishes = await guestWishes(basketContext)
      const alerts = await guestAlerts(shop)
      const guestId = await guestBasketId(basketContext).catch(() => undefined)
      await sessionOf(shop.site.id).signIn(call, body)
      endTrace(shop.site.id)
      track({type: 'login', method: METHODS[call] ?? 'password'})
      const customerId = await loadCustomerId()
      const customer = await queryClient
        .fetchQuery(customerQuery(shop, customerId))
        .catch(() => null)
      const basket = await adoptGuestBasket(basketContext, guestId, customer?.email).catch(
        () => null,
      )
      const moved = await moveWishes(basketContext, wishes).catch(() => false)
      await keepStockAlerts(shop, customerId, alerts).catch(() => 0)
      await claimRememberedOrder(shop).catch(() => false)
      const isUnclaimed = rememberedClaim(shop.site.id) !== null
      // Prices depend on the customer. The form does not wait for the page. An order that is not claimed stays
      // as the guest saw it: the account cannot read it yet. The customer's record was read just now.
      const record = hashQueryKey(customerQuery(shop, customerId).queryKey)
      void queryClient.invalidateQueries({
        predicate: ({queryHash, queryKey: [kind]}) =>
          queryHash !== record && !(isUnclaimed && kind === 'order'),
      })
      const isBusiness = isBusinessCustomer(
        customer && {...customer, isRegistered: true},
        shop.site,
      )
      const isFilled = (basket?.productItems ?? []).length > 0
      // An account of an identity provider may have no name.
      const name = greetingName(shop.locale.id, customer ?? {})
      showToast({
        title: name ? t('auth.welcome', {name}) : t('auth.welcome.unnamed'),
        status: 'success',
        ...(isBusiness && isFilled && {description: t('auth.welcome.business')}),
      })
      if (moved) showToast({title: t('auth.wishesMoved'), status: 'success'})
    },
    [t, shop, queryClient, basketContext, track],
  )
  return useCallback((call, body) => whileSigningIn(signIn(call, body)), [signIn])
}
