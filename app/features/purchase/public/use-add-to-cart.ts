import {useBusinessMode} from '@app/features/account/public/business-mode'
import {useAction} from '@app/features/faults/public/use-action'
import {useTrack} from '@app/features/analytics/public/use-track'
import {faultText, type FaultContext} from '@app/features/faults/public/fault-message'
import {useBasketContext} from '@app/features/basket/public/basket'
import {loadCommerce} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {whenPainted} from '@app/shared/lib/when-painted'
import type {Addition} from '../add-to-cart'
import type {CartChange} from './added'

export interface AddToCart {
  readonly busy: boolean
  /** @returns the change of the basket; undefined when the items were refused, which was shown, or an addition is running */
  readonly add: (addition: Addition) => Promise<CartChange | undefined>
}

const code = () => import('../add-to-cart')

/**
 * Adds products to the basket, all or none, within the basket's limit per item, and announces them.
 * @param limit most units of one item in the basket
 * @param refusal what the message of a refusal depends on (rule ERROR-3)
 */
export function useAddToCart(
  limit: number,
  refusal: Omit<FaultContext, 'business'> = {},
): AddToCart {
  const business = useBusinessMode()
  const t = useTranslate()
  const context = useBasketContext()
  const track = useTrack()
  const {busy, run} = useAction(
    async (addition: Addition) =>
      (await code()).addToCart(addition, {context, limit, business, t, track}),
    {textOf: (fault) => faultText(fault, {...refusal, business})},
  )
  return {busy, add: run}
}

/**
 * Loads the code of an addition when a press is likely; not at once: a touch reaches the button before its press does, and
 * the press must not wait.
 */
export function prepareAddToCart(): void {
  whenPainted(() => {
    void loadCommerce()
    // Side by side. A failure shows with the press.
    void Promise.allSettled([
      code(),
      import('../components/OverlayHost'),
      import('../components/AddedDialog'),
      import('@app/shared/ui/overlay/Dialog'),
    ])
  })
}
