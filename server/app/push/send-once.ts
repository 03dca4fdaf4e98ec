import {LRUCache} from 'lru-cache'
import {askHost} from '../shared-state'
import type {PushSettings} from './push-settings'
import {SIGNATURE_MS, type PushMessage} from './read-batch'
import {sendMessage, type SendResult} from './send-message'

/** Milliseconds for which a message that was sent is remembered: longer than its call can be repeated. */
const REMEMBERED_MS = 2 * SIGNATURE_MS
/** Milliseconds after which a process that sends a message counts as ended; a push service has five seconds. */
const SENDING_MS = 30_000

/** Messages that this process sends or has sent. */
const results = new LRUCache<string, Promise<SendResult>>({max: 20_000, ttl: REMEMBERED_MS})

const taken = (id: string) => ({kind: 'mark', key: `push ${id}`, forMs: REMEMBERED_MS}) as const
const running = (id: string) =>
  ({kind: 'mark', key: `push-running ${id}`, forMs: SENDING_MS}) as const
const unmark = (key: string) => askHost({kind: 'unmark', key})

async function send(settings: PushSettings, message: PushMessage): Promise<SendResult> {
  const {id} = message
  if ((await askHost(running(id))) === 0) return {outcome: 'later', retryAfter: 1}
  try {
    // Sent, or begun by a process that has ended: then it is unknown, and twice would be worse.
    if ((await askHost(taken(id))) === 0) return {outcome: 'sent'}
    const result = await sendMessage(settings, message)
    if (result.outcome !== 'sent') await unmark(taken(id).key)
    return result
  } finally {
    await unmark(running(id).key)
  }
}

/**
 * Sends a message once: a call that is repeated, by the backend or by any other caller, sends it again only when it was not sent. All
 * processes that share state count; else this one.
 */
export function sendOnce(settings: PushSettings, message: PushMessage): Promise<SendResult> {
  const known = results.get(message.id)
  if (known) return known
  const result = send(settings, message).then((end) => {
    if (end.outcome !== 'sent') results.delete(message.id)
    return end
  })
  results.set(message.id, result)
  return result
}
