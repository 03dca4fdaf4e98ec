import {useCallback, useEffect} from 'react'
import {faultText} from '@app/features/faults/public/fault-message'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useBasketContext} from '@app/features/basket/public/basket'
import {usePriceText} from '@app/features/catalog/public/price'
import type {Change} from '@app/features/offline-changes/public/keep-change'
import {
  publishPending,
  usePendingChanges,
} from '@app/features/offline-changes/public/pending-changes'
import {storedRecord, watchOtherQueues} from '@app/features/offline-changes/public/shopper-record'
import {useSigningIn} from '@app/features/session/public/post-session'
import {useConnection} from '@app/shared/lib/connection'
import {showToast} from '@app/shared/ui/toast'
import {sendChanges, type Tell} from './api/send-changes'
import {eventOf, type Outcome} from './model/outcome'

/** Milliseconds before a queue of which something is left is sent again; each further wait is twice as long. */
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 300_000
/** Milliseconds that hidden tabs wait, so that the visible tab sends the changes and shows the result. */
const HIDDEN_WAIT_MS = 2000

/** Message of the worker, which the browser woke with Background Sync. */
const isCall = ({data}: MessageEvent<unknown>): boolean => Object(data).type === 'send-changes'

/** Says what became of each change that could not be made as the shopper wanted it. */
function useTell(): () => Tell {
  const {t, price} = usePriceText()
  const track = useTrack()
  const textOf = (outcome: Exclude<Outcome, {kind: 'kept'}>, {name}: Change): string => {
    switch (outcome.kind) {
      case 'gone':
        return t('offline.lineGone')
      case 'unavailable':
        return t('cart.item.unavailable')
      case 'lowered':
        return t('error.onlyLeftFor', {n: outcome.units, product: name})
      case 'price': {
        const {before, after, taxRate} = outcome
        return t('cart.changed.price', {
          before: price(before, taxRate),
          after: price(after, taxRate),
        })
      }
      case 'refused': {
        const {id, values} = faultText(outcome.fault)
        return t(id, values)
      }
    }
  }
  return () => {
    let isClean = true
    return {
      outcome: (change, outcome) => {
        const event = eventOf(change, outcome)
        if (event) track(event)
        if (outcome.kind === 'kept') return
        isClean = false
        showToast({title: change.name, description: textOf(outcome, change), status: 'warning'})
      },
      done: () => {
        if (isClean) showToast({title: t('offline.sent'), status: 'success'})
      },
    }
  }
}

/** Sends the queue when there is a connection, at the start of the app, and when the browser asks (rule DEVICE-4). */
export function useSending(): void {
  const context = useBasketContext()
  const {online} = useConnection()
  const isSigningIn = useSigningIn()
  const isFilled = usePendingChanges().length > 0
  const createTell = useTell()
  const siteId = context.shop.site.id
  const follow = useCallback(
    () => void storedRecord(siteId).then((record) => publishPending(record?.changes ?? [])),
    [siteId],
  )
  useEffect(() => watchOtherQueues(siteId, follow), [siteId, follow])
  useEffect(() => {
    if (!online || isSigningIn || !isFilled) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isEnded = false
    const send = async (wait: number): Promise<void> => {
      clearTimeout(timer)
      const isDone = await sendChanges(context, createTell()).catch(() => false)
      if (!isDone && !isEnded)
        timer = setTimeout(() => void send(Math.min(wait * 2, LONGEST_WAIT_MS)), wait)
    }
    timer = setTimeout(() => void send(FIRST_WAIT_MS), document.hidden ? HIDDEN_WAIT_MS : 0)
    const onMessage = (event: MessageEvent<unknown>) => {
      if (isCall(event)) void send(FIRST_WAIT_MS)
    }
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    worker?.addEventListener('message', onMessage)
    return () => {
      isEnded = true
      clearTimeout(timer)
      worker?.removeEventListener('message', onMessage)
    }
    // The texts may change while changes are sent; what is said then is in the earlier language.
  }, [online, isSigningIn, isFilled, context])
}
