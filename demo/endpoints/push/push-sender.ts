import {toDecimal} from 'commerce-sandbox/domains/amounts'
import {findSellableProduct} from 'commerce-sandbox/domains/catalog'
import {findCustomer} from 'commerce-sandbox/domains/customers'
import {pauseAfter, type Sandbox, shopOf, signatureOf} from 'commerce-sandbox/plugin'
import {storeEvents} from './find-events'
import {type DueMessage, dueMessages, endMessage, postponeMessage} from './push-message-repository'
import {allSubscriptions, deleteSubscriptionById} from './push-subscription-repository'

/** Milliseconds between two rounds of the job. */
const ROUND_MS = 2000
/** Messages of one call: the shop's server sends each of them to a push service within one request. */
const BATCH = 20
/** Milliseconds after which a message is no news any more. */
const MAX_AGE_MS = 86_400_000
const SECOND = 1000
/** Route of the storefront that encrypts messages and sends them to push services. */
const SEND_PATH = '/push/send'
/** Header with the time of a call and its HMAC-SHA256 in hex: `t=1700000000000,v1=...`. */
export const SHOP_SIGNATURE_HEADER = 'x-shop-signature'

/** What the shop's server answers about a message. */
type Outcome = 'sent' | 'gone' | 'later' | 'refused'
interface Result {
  readonly outcome: Outcome
  /** Seconds to wait, as the push service asked for. */
  readonly retryAfter?: number
}

/** The goods that a message names, for subscribers who chose details. */
function detailsOf({db, sites}: Sandbox, {siteId, locale, content, details}: DueMessage) {
  const site = sites.get(siteId)
  if (!details || !site || !('productId' in content)) return {}
  const product = findSellableProduct(db, site, content.productId, locale)?.name
  return product === undefined ? {} : {product}
}

/** A message as the shop's server takes it; amounts are in major units. */
function messageDocument(sandbox: Sandbox, message: DueMessage) {
  const {id, siteId, locale, customerId, details, endpoint, p256dh, auth} = message
  const {guest, ...content} = {guest: false, ...message.content}
  return {
    id,
    site: siteId,
    locale,
    details,
    // The order of a customer opens in the account, that of a guest in the order look-up.
    registered: !guest && findCustomer(sandbox.db, customerId) !== undefined,
    subscription: {endpoint, keys: {p256dh, auth}},
    content: {
      ...content,
      ...('price' in content ? {price: toDecimal(content.price, content.currency)} : {}),
      ...detailsOf(sandbox, message),
    },
  }
}

function readResults(body: string): ReadonlyMap<string, Result> {
  const {results} = JSON.parse(body) as {results: (Result & {id: string})[]}
  return new Map(results.map(({id, ...result}) => [id, result]))
}

/** Calls the shop's server with a batch. Throws an error when there is no answer that can be read. */
async function call(
  sandbox: Sandbox,
  messages: readonly DueMessage[],
): Promise<ReadonlyMap<string, Result>> {
  const {outgoing, config} = sandbox
  const body = JSON.stringify({messages: messages.map((one) => messageDocument(sandbox, one))})
  const time = Date.now()
  const signature = signatureOf(`${time}.${body}`, config.shopHmacKey)
  const answer = await outgoing.call(`${config.shopOrigins[0] ?? ''}${SEND_PATH}`, body, {
    [SHOP_SIGNATURE_HEADER]: `t=${time},v1=${signature}`,
  })
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`)
  return readResults(answer.body)
}

/** Waits as long as the push service asks for, or longer with each attempt; gives up after a day. */
function tryLater({db}: Sandbox, {id, attempts, createdAt}: DueMessage, retryAfter = 0): void {
  const now = Date.now()
  const pause = pauseAfter(attempts + 1)
  if (pause === null || now - createdAt > MAX_AGE_MS) return endMessage(db, id, 'expired')
  postponeMessage(db, id, now + Math.min(MAX_AGE_MS, Math.max(pause, retryAfter * SECOND)))
}

function note(sandbox: Sandbox, message: DueMessage, result: Result | undefined): void {
  const {db} = sandbox
  switch (result?.outcome) {
    case 'sent':
      return endMessage(db, message.id, 'sent')
    case 'refused':
      return endMessage(db, message.id, 'refused')
    case 'gone':
      return deleteSubscriptionById(db, message.subscriptionId)
    case 'later':
      return tryLater(sandbox, message, result.retryAfter)
    // The shop did not say: the same message is sent again, under the same id.
    case undefined:
      return tryLater(sandbox, message)
  }
}

/** Sends the due messages, batch by batch. */
async function sendDue(sandbox: Sandbox): Promise<void> {
  const {db} = sandbox
  for (;;) {
    const messages = dueMessages(db, Date.now(), BATCH)
    if (messages.length === 0) return
    const results = await call(sandbox, messages).catch(
      (): ReadonlyMap<string, Result> => new Map(),
    )
    db.transaction(() => {
      for (const message of messages) note(sandbox, message, results.get(message.id))
    }).immediate()
  }
}

/** Finds what happened to the subjects of all subscriptions. */
function findEvents(sandbox: Sandbox): void {
  const {db, sites} = sandbox
  for (const subscription of allSubscriptions(db)) {
    const site = sites.get(subscription.siteId)
    if (!site) continue
    const shop = {...shopOf(sandbox), site, locale: subscription.locale}
    db.transaction(() => storeEvents(shop, subscription, Date.now())).immediate()
  }
}

/** Leaves a round to the next one when another process, such as an import, keeps the database locked. */
async function unlessLocked(round: () => Promise<void>): Promise<void> {
  try {
    await round()
  } catch (error) {
    if ((error as {code?: unknown}).code !== 'SQLITE_BUSY') throw error
  }
}

/** The job that a real instance runs on its schedule: finds events and sends their messages, one round at a time. */
class PushSender {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined

  constructor(private readonly sandbox: Sandbox) {}

  start(): void {
    this.timer = setInterval(() => void this.round(), ROUND_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }

  /** Runs a round that begins now; a running one ends first. */
  async run(): Promise<void> {
    await this.running
    await this.round()
  }

  private round(): Promise<void> {
    this.running ??= unlessLocked(async () => {
      findEvents(this.sandbox)
      await sendDue(this.sandbox)
    }).finally(() => {
      this.running = undefined
    })
    return this.running
  }
}

const senders = new WeakMap<Sandbox, PushSender>()

/** The sender of a server. */
export function pushSenderOf(sandbox: Sandbox): PushSender {
  const sender = senders.get(sandbox) ?? new PushSender(sandbox)
  senders.set(sandbox, sender)
  return sender
}
