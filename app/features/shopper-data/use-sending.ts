import {useCallback, useEffect} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useBasketContext} from '@app/features/basket/public/basket'
import {usePriceText} from '@app/features/catalog/public/price'
import {
  publishPending,
  usePendingChanges,
} from '@app/features/offline-changes/public/pending-changes'
import {storedRecord, watchOtherQueues} from '@app/features/offline-changes/public/shopper-record'
import {useSigningIn} from '@app/features/session/public/post-session'
import {useConnection} from '@app/shared/lib/connection'

/** Milliseconds before a queue of which something is left is sent again; each further wait is twice as long. */
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 300_000
/** Milliseconds that hidden tabs wait, so that the visible tab sends the changes and shows the result. */
const HIDDEN_WAIT_MS = 2000

/** Message of the worker, which the browser woke with Background Sync. */
const isCall = ({data}: MessageEvent<unknown>): boolean => Object(data).type === 'send-changes'

/** Sends the queue when there is a connection, at the start of the app, and when the browser asks (rule DEVICE-4). */
export function useSending(): void {
  const context = useBasketContext()
  const {online} = useConnection()
  const isSigningIn = useSigningIn()
  const isFilled = usePendingChanges().length > 0
  const {t, price} = usePriceText()
  const track = useTrack()
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
      // Few visits have something to send: the others do without this code.
      const isDone = await import('./api/send-queue')
        .then(({sendQueue}) => sendQueue(context, {t, price, track}))
        .catch(() => false)
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
