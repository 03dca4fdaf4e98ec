import {createECDH, randomBytes} from 'node:crypto'
import type {BrowserContext, CDPSession, Page} from '@playwright/test'
import {decrypt} from 'http_ece'
import {openDatabase, queryAll} from '../../sandbox/db/database'
import {DATA_FOLDER} from '../../playwright.config'
import {SANDBOX} from './sandbox'
import {expect} from './test'

/** A message as the push service of the sandbox keeps it. */
interface StoredMessage {
  readonly id: string
  /** Encrypted body as base64url. */
  readonly body: string
  readonly sender: string
}

/** What the page's service worker shows. */
export interface ShownMessage {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly dir: string
  readonly tag: string
  readonly data: {readonly path: string}
}

const post = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(SANDBOX + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

/** Runs the job of the backend that finds events and sends their messages. */
export const runJob = (): Promise<void> => post('/admin/push-job', {})

/**
 * A browser's subscription at the push service of the sandbox, with keys of its own. Headless browsers have no push
 * service: pages get this one by the browser's interface, everything else is real.
 */
export class PushBrowser {
  readonly token = randomBytes(12).toString('base64url')
  private readonly keys = createECDH('prime256v1')
  private readonly auth = randomBytes(16).toString('base64url')
  private cdp: CDPSession | undefined

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {
    this.keys.generateKeys()
  }

  get endpoint(): string {
    return `${SANDBOX}/push-service/send/${this.token}`
  }

  /** Address and public keys, as the browser gives them to a page. */
  private get given() {
    return {
      endpoint: this.endpoint,
      p256dh: this.keys.getPublicKey().toString('base64url'),
      auth: this.auth,
    }
  }

  /** @param allowed whether the browser has the permission */
  async install({allowed = true} = {}): Promise<this> {
    if (allowed) await this.context.grantPermissions(['notifications'])
    await this.context.addInitScript(({endpoint, p256dh, auth}) => {
      const name = 'push-of-the-test'
      const subscription = (key: number[]) => ({
        endpoint,
        options: {userVisibleOnly: true, applicationServerKey: new Uint8Array(key).buffer},
        toJSON: () => ({endpoint, expirationTime: null, keys: {p256dh, auth}}),
        unsubscribe: () => {
          localStorage.removeItem(name)
          return Promise.resolve(true)
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: () => {
          const key = localStorage.getItem(name)
          return Promise.resolve(key === null ? null : subscription(JSON.parse(key) as number[]))
        },
        subscribe: ({applicationServerKey}: {applicationServerKey: Uint8Array}) => {
          const key = [...applicationServerKey]
          localStorage.setItem(name, JSON.stringify(key))
          return Promise.resolve(subscription(key))
        },
      })
    }, this.given)
    return this
  }

  /** Whether the browser has a subscription. */
  isSubscribed(): Promise<boolean> {
    return this.page.evaluate(() => localStorage.getItem('push-of-the-test') !== null)
  }

  /** Chosen kinds as the backend stores them; null without a subscription. */
  storedKinds(): string[] | null {
    const db = openDatabase(DATA_FOLDER)
    try {
      const [row] = queryAll<{kinds: string}>(
        db,
        'SELECT kinds FROM push_subscription WHERE endpoint = ?',
        this.endpoint,
      )
      return row ? Object.keys(JSON.parse(row.kinds) as object) : null
    } finally {
      db.close()
    }
  }

  /** The messages that the push service keeps for this browser, the latest first. */
  async messages(): Promise<StoredMessage[]> {
    const answer = await fetch(`${SANDBOX}/admin/push/messages?token=${this.token}`)
    return ((await answer.json()) as {data: StoredMessage[]}).data
  }

  /** Makes the push service answer otherwise. */
  answerWith(status: number): Promise<void> {
    return post('/admin/push/answers', {token: this.token, status})
  }

  /** The text of the latest message, decrypted as the browser does. */
  async latest(): Promise<string> {
    const [message] = await this.messages()
    if (!message) throw new Error('The push service has no message.')
    const body = Buffer.from(message.body, 'base64url')
    const keys = {version: 'aes128gcm', privateKey: this.keys, authSecret: this.auth} as const
    return decrypt(body, keys).toString()
  }

  /** Hands a message to the service worker, as the browser does when it has decrypted it. */
  async deliver(data: string): Promise<void> {
    const {origin} = new URL(this.page.url())
    if (!this.cdp) {
      this.cdp = await this.context.newCDPSession(this.page)
    }
    const cdp = this.cdp
    const registration = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({registrations}) => {
        const own = registrations.find(({scopeURL}) => scopeURL.startsWith(origin))
        if (own) resolve(own.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registration
    await cdp.send('ServiceWorker.deliverPushMessage', {origin, registrationId, data})
    await cdp.send('ServiceWorker.disable')
  }

  /** The notifications of this device. */
  shown(): Promise<ShownMessage[]> {
    return this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({title, body, lang, dir, tag, data}) => ({
        title,
        body,
        lang,
        dir,
        tag,
        data: data as {path: string},
      }))
    })
  }

  /** Delivers the latest message; @returns the only notification of its subject */
  async receive(): Promise<ShownMessage> {
    const text = await this.latest()
    const {tag, title, body} = JSON.parse(text) as ShownMessage
    await this.deliver(text)
    // It may take the place of an earlier one.
    await expect
      .poll(() => this.shown())
      .toContainEqual(expect.objectContaining({tag, title, body}))
    const [shown, ...more] = (await this.shown()).filter((one) => one.tag === tag)
    expect(more).toEqual([])
    return shown as ShownMessage
  }

  /** Clicks the notification of a subject. */
  async click(tag: string): Promise<void> {
    const [worker] = this.context.serviceWorkers()
    if (!worker) throw new Error('There is no service worker.')
    await worker.evaluate(async (notificationTag) => {
      // The types of this project are those of pages.
      const scope = self as unknown as {registration: ServiceWorkerRegistration} & EventTarget
      const [notification] = await scope.registration.getNotifications({tag: notificationTag})
      const {NotificationEvent} = self as unknown as {
        NotificationEvent: new (type: string, init: object) => Event
      }
      scope.dispatchEvent(new NotificationEvent('notificationclick', {notification}))
    }, tag)
  }

  /** Gives the browser another address, as its push service does from time to time. */
  async changeAddress(next: PushBrowser): Promise<void> {
    const [worker] = this.context.serviceWorkers()
    if (!worker) throw new Error('There is no service worker.')
    await worker.evaluate(({endpoint, p256dh, auth}) => {
      const {ExtendableEvent} = self as unknown as {
        ExtendableEvent: new (type: string) => Event
      }
      const json = {endpoint, expirationTime: null, keys: {p256dh, auth}}
      const event = new ExtendableEvent('pushsubscriptionchange')
      self.dispatchEvent(Object.assign(event, {newSubscription: {toJSON: () => json}}))
    }, next.given)
  }
}
