import {randomUUID} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {z} from 'zod'
import {parseJson} from '../../../common/parse-json'
import type {PurgeRequest, StoredPage} from '../page-cache/page-store'
import {purgeSchema} from '../page-cache/purge-request'
import {ADD_PURGE, READ_LOG} from './scripts'
import {PATIENT_MS, type SharedStore} from './shared-store'

/** Milliseconds for which the store keeps pages and purges: a page is never older than the purges that are known. */
export const RETENTION_MS = 2 * 24 * 3_600_000
/** Maximum number of different purges in that time; above it all pages are purged. */
const MAX_PURGES = 50_000
/** Milliseconds between readings of the log, besides those that a message causes. */
const READ_EVERY_MS = 1_000
/** Milliseconds in which every process has to confirm a purge. */
const CONFIRM_WITHIN_MS = 5_000

const ALL: PurgeRequest = {all: true}

const messageSchema = z.union([
  z.object({at: z.number(), id: z.string(), answerTo: z.string()}),
  z.object({id: z.string(), pages: z.number()}),
])

/** A purge did not reach the shared store, or not every process has confirmed it. */
export class PurgeUnconfirmed extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'PurgeUnconfirmed'
  }
}

interface Confirmations {
  expected: number
  received: number
  pages: number
  done: () => void
}

interface PurgeLogOptions {
  store: SharedStore
  /** Name of the log in the store: all hosts of one shop share it, also hosts with different builds. */
  name: string
  /** Purges this process. @returns number of pages removed */
  apply: (request: PurgeRequest) => number
}

/**
 * The log of purges in the store. It keeps the newest purge of each kind (`{"tag":"product:1"}`) with its time by the
 * store's clock. A page carries the time of the newest purge that was known when its rendering began, and is not used
 * once a later purge means it: so it does not matter when a host learns of a purge, or which copies are left where.
 */
export class PurgeLog {
  /** Id of the log; null until it has been read. A store that lost its contents begins a new one. */
  id: string | null = null
  /** Time of the newest purge that this process knows of, without gaps. */
  readUntil = 0
  private readonly purges = new Map<string, number>()
  private readonly removed = new LRUCache<number, number>({max: 1_000})
  private readonly waiting = new Map<string, Confirmations>()
  private readonly channel: string
  private readonly timer: NodeJS.Timeout
  private reading: Promise<boolean> | undefined
  private readAgain: Promise<boolean> | undefined

  constructor(private readonly options: PurgeLogOptions) {
    const {calls, messages} = options.store.connection
    this.channel = `${options.name}:${randomUUID()}`
    messages.on('message', (_channel: string, text: string) => void this.onMessage(text))
    messages.on('ready', () => void this.listen())
    calls.on('ready', () => void this.read())
    this.timer = setInterval(() => void this.read(), READ_EVERY_MS)
    this.timer.unref()
  }

  close(): void {
    clearInterval(this.timer)
  }

  /** Whether a page may no longer be used. @param since its time of the newest purge */
  isPurged({siteId, pathname, tags}: StoredPage, since: number): boolean {
    const meant: PurgeRequest[] = [{site: siteId}, {url: pathname}, ...tags.map((tag) => ({tag}))]
    return this.isAllPurged(since) || meant.some((request) => this.timeOf(request) > since)
  }

  /** Whether all that is kept may no longer be used. @param since its time of the newest purge */
  isAllPurged(since: number): boolean {
    return this.timeOf(ALL) > since
  }

  /**
   * Purges all processes of all hosts, and resolves when they have confirmed it.
   * @returns number of pages that they removed
   * @throws PurgeUnconfirmed
   */
  async purge(request: PurgeRequest): Promise<number> {
    const id = randomUUID()
    const confirmed = new Promise<void>((done) => {
      this.waiting.set(id, {expected: Infinity, received: 0, pages: 0, done})
    })
    try {
      return await this.announce(id, request, confirmed)
    } finally {
      this.waiting.delete(id)
    }
  }

  /** Reads what is new in the log. @returns whether the store answered */
  read(): Promise<boolean> {
    if (!this.reading) {
      this.reading = this.readNow().finally(() => (this.reading = undefined))
      return this.reading
    }
    // The running reading may have been answered before.
    this.readAgain ??= this.reading.then(() => {
      this.readAgain = undefined
      return this.read()
    })
    return this.readAgain
  }

  /** Time of the newest purge of a kind; 0 without one. */
  private timeOf(request: PurgeRequest): number {
    return this.purges.get(JSON.stringify(request)) ?? 0
  }

  private async announce(
    id: string,
    request: PurgeRequest,
    confirmed: Promise<void>,
  ): Promise<number> {
    const {store, name} = this.options
    const values = [JSON.stringify(request), RETENTION_MS, MAX_PURGES, JSON.stringify(ALL), id]
    const answer = await store.call(
      'purge',
      (client) => client.eval(ADD_PURGE, 1, name, ...values, this.channel),
      {limitMs: PATIENT_MS},
    )
    const waiting = this.waiting.get(id)
    if (!answer || !waiting) throw new PurgeUnconfirmed('The shared store did not take the purge.')
    waiting.expected = Number((answer.value as [number, number])[1])
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CONFIRM_WITHIN_MS)
    })
    if (waiting.received < waiting.expected) await Promise.race([confirmed, limit])
    clearTimeout(timer)
    if (waiting.received < waiting.expected)
      throw new PurgeUnconfirmed('Not every process has confirmed the purge.')
    return waiting.pages
  }

  private async listen(): Promise<void> {
    const {store, name} = this.options
    await store.connection.messages.subscribe(name, this.channel).catch(() => undefined)
    await this.read()
  }

  private async onMessage(text: string): Promise<void> {
    const {data} = messageSchema.safeParse(parseJson(text))
    if (!data) return
    if ('pages' in data) return this.onConfirmed(data.id, data.pages)
    if (!(await this.read())) return
    const pages = this.removed.get(data.at) ?? 0
    this.removed.delete(data.at)
    const confirmation = JSON.stringify({id: data.id, pages})
    await this.options.store.call('confirm', (client) =>
      client.publish(data.answerTo, confirmation),
    )
  }

  private onConfirmed(id: string, pages: number): void {
    const waiting = this.waiting.get(id)
    if (!waiting) return
    waiting.received += 1
    waiting.pages += pages
    if (waiting.received >= waiting.expected) waiting.done()
  }

  private async readNow(): Promise<boolean> {
    const {store, name} = this.options
    // Finds a connection that died without a word.
    store.connection.messages.ping().catch(() => undefined)
    const answer = await store.probe('log', (client) =>
      client.eval(READ_LOG, 1, name, this.readUntil, randomUUID()),
    )
    if (!answer) return false
    const [id, entries] = answer.value as [string, string[]]
    if (id !== this.id) {
      const isAnother = this.id !== null && this.readUntil > 0
      this.id = id
      this.purges.clear()
      this.readUntil = 0
      this.options.apply(ALL)
      // The answer lacks purges of the new log before the time of the old one.
      if (isAnother) return this.readNow()
    }
    for (let at = 0; at + 1 < entries.length; at += 2)
      this.note(String(entries[at]), Number(entries[at + 1]))
    return true
  }

  private note(text: string, at: number): void {
    this.readUntil = Math.max(this.readUntil, at)
    const {data} = purgeSchema.safeParse(parseJson(text))
    if (!data) return
    this.remember(JSON.stringify(data), at)
    this.removed.set(at, this.options.apply(data))
  }

  /** Purges that the store has dropped are the oldest. */
  private remember(request: string, at: number): void {
    if (request === JSON.stringify(ALL)) this.purges.clear()
    this.purges.delete(request)
    this.purges.set(request, at)
    const [oldest] = this.purges.keys()
    if (this.purges.size > 2 * MAX_PURGES && oldest) this.purges.delete(oldest)
  }
}
