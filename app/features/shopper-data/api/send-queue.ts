import {faultText} from '@app/features/faults/public/fault-message'
import type {useTrack} from '@app/features/analytics/public/use-track'
import type {BasketContext} from '@app/features/basket/public/basket'
import type {usePriceText} from '@app/features/catalog/public/price'
import type {Change} from '@app/features/offline-changes/public/keep-change'
import {showToast} from '@app/shared/ui/toast'
import {eventOf, type Outcome} from '../model/outcome'
import {sendChanges, type Tell} from './send-changes'

type Texts = ReturnType<typeof usePriceText>

/** What shoppers read, and what is counted. */
interface Speech extends Pick<Texts, 't' | 'price'> {
  readonly track: ReturnType<typeof useTrack>
}

function textOf(
  {t, price}: Speech,
  outcome: Exclude<Outcome, {kind: 'applied'}>,
  {name}: Change,
): string {
  switch (outcome.kind) {
    case 'gone':
      return t('offline.lineGone')
    case 'unavailable':
      return t('cart.item.unavailable')
    case 'lowered':
      return t('error.onlyLeftFor', {n: outcome.units, product: name})
    case 'price': {
      const {before, after, taxRate} = outcome
      return t('cart.changed.price', {before: price(before, taxRate), after: price(after, taxRate)})
    }
    case 'refused': {
      const {id, values} = faultText(outcome.fault)
      return t(id, values)
    }
  }
}

/** Says what became of each change that could not be made as the shopper wanted it. */
function createTell(speech: Speech): Tell {
  let isClean = true
  return {
    outcome: (change, outcome) => {
      const event = eventOf(change, outcome)
      if (event) speech.track(event)
      if (outcome.kind === 'applied') return
      isClean = false
      const description = textOf(speech, outcome, change)
      showToast({title: change.name, description, status: 'warning'})
    },
    done: () => {
      if (isClean) showToast({title: speech.t('offline.sent'), status: 'success'})
    },
  }
}

/**
 * Sends the queue of this device and says what became of it.
 * @returns false when something is left
 * @throws ApiFault (rejects)
 */
export const sendQueue = (context: BasketContext, speech: Speech): Promise<boolean> =>
  sendChanges(context, createTell(speech))
