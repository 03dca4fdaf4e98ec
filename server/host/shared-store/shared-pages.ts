import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import type {PageAddress} from '../page-cache/page-address'
import type {StoredPage} from '../page-cache/page-store'
import type {RenderTurn, SharedAnswer, SharedPages} from '../page-cache/shared-pages'
import {decodePage, encodePage, FORMAT} from './page-record'
import {RETENTION_MS, type PurgeLog} from './purge-log'
import {CHANGE_LOCK, KEEP_PAGE, READ_VALUE} from './scripts'
import {PATIENT_MS, type SharedStore} from './shared-store'

/** Milliseconds after which the lock of a renderer that died ends; a living one renews it. */
const LOCK_MS = 3_000
const RENEW_EVERY_MS = 1_000
/** Milliseconds that a host waits for a page that another one renders, and between its questions. */
const WAIT_MS = 10_000
const ASK_EVERY_MS = 25
/** Values of a lock without a renderer, and how long they last in milliseconds. */
const MARKS = {unshared: 60_000, failed: 1_000}
/** Stands for a path that reads no parameter. */
const NO_PARAMETER = ''

interface Look {
  page?: StoredPage
  lock: string | null
}

interface Names {
  page: string
  lock: string
}

interface SharedPagesOptions {
  store: SharedStore
  log: PurgeLog
  /** Begin of all names; it has the shop's origin. */
  prefix: string
  /** Id of the build: pages name its files, so other builds do not use them. */
  bundleId: string
}

/** The pages of the shared store. */
export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const {store, log, prefix, bundleId} = options
  /** Pages of a log that the store has lost are not used: purges may be missing. */
  const nameOf = (kind: string, id: string) =>
    `${prefix}:${kind}:${FORMAT}:${bundleId}:${log.id}:${id}`

  const look = async ({page, lock}: Names): Promise<Look | null> => {
    const now = performance.now()
    const read = async (): Promise<Look & {outcome: string}> => {
      const {calls} = store.connection
      const [[value, remaining], held] = await Promise.all([
        calls.callBuffer('EVAL', READ_VALUE, 1, page) as Promise<[Buffer | null, number]>,
        calls.get(lock),
      ])
      const found = {lock: held}
      if (!value) return {...found, outcome: 'absent'}
      const record = decodePage(value, remaining, now)
      if (!record) return {...found, outcome: 'corrupt'}
      if (log.isPurged(record.page, record.purgesUntil)) return {...found, outcome: 'purged'}
      return {...found, page: record.page, outcome: 'found'}
    }
    const answer = await store.call('look', read, {outcomeOf: ({outcome}) => outcome})
    return answer?.value ?? null
  }

  const claim = async ({lock}: Names, token: string): Promise<boolean | null> => {
    const answer = await store.call('claim', (client) =>
      client.set(lock, token, 'PX', LOCK_MS, 'NX'),
    )
    return answer && answer.value === 'OK'
  }

  /** Waits until a renderer's lock has changed. @returns false at the time limit, or without an answer */
  const changed = async ({lock}: Names, held: string, until: number): Promise<boolean> => {
    while (performance.now() < until) {
      await sleep(ASK_EVERY_MS)
      const answer = await store.call('wait', (client) => client.get(lock))
      if (!answer) return false
      if (answer.value !== held) return true
    }
    return false
  }

  const openTurn = (names: Names, pathname: string, token: string): RenderTurn => {
    const purgesUntil = log.readUntil
    const readNames = nameOf('parameters', pathname)
    const change = (value: string, ms: number) =>
      store.call('lock', (client) => client.eval(CHANGE_LOCK, 1, names.lock, token, value, ms))
    const renewal = setInterval(() => void change(token, LOCK_MS), RENEW_EVERY_MS)
    renewal.unref()
    const leave: RenderTurn['leave'] = async (reason) => {
      clearInterval(renewal)
      await change(reason === 'again' ? '' : reason, reason === 'again' ? 0 : MARKS[reason])
    }
    return {
      leave,
      keep: async (page, parameters) => {
        clearInterval(renewal)
        const record = encodePage(page, purgesUntil, performance.now())
        if (!record) return leave('failed')
        const {value, remainingMs} = record
        const stored = await store.call(
          'keep',
          async (client) => {
            if (parameters) {
              await client.sadd(readNames, NO_PARAMETER, ...parameters)
              await client.pexpire(readNames, RETENTION_MS)
            } else await client.del(readNames)
            return client.eval(KEEP_PAGE, 2, names.lock, names.page, token, value, remainingMs)
          },
          {limitMs: PATIENT_MS},
        )
        if (!stored) await leave('again')
      },
    }
  }

  /** Opens a turn, unless another host has stored the page between question and claim. */
  const begin = async (
    names: Names,
    {pathname}: PageAddress,
    isUsable: (page?: StoredPage) => page is StoredPage,
    old?: StoredPage,
  ): Promise<SharedAnswer | null> => {
    const token = randomUUID()
    const won = await claim(names, token)
    if (won === null) return {kind: 'render', turn: null, old}
    if (!won) return null
    const turn = openTurn(names, pathname, token)
    const page = (await look(names))?.page
    if (!isUsable(page)) return {kind: 'render', turn, old}
    void turn.leave('again')
    return {kind: 'page', page}
  }

  const obtain = async (address: PageAddress, fresh: boolean): Promise<SharedAnswer> => {
    if (log.id === null) return {kind: 'render', turn: null}
    const names = {page: nameOf('page', address.key), lock: nameOf('lock', address.key)}
    const until = performance.now() + WAIT_MS
    const isUsable = (page?: StoredPage): page is StoredPage =>
      page !== undefined && performance.now() < (fresh ? page.freshUntil : page.staleUntil)
    for (;;) {
      const found = await look(names)
      const {page, lock = null} = found ?? {}
      const old = page && performance.now() < page.errorUntil ? page : undefined
      if (isUsable(page)) return {kind: 'page', page}
      if (lock === 'unshared') return {kind: 'unshared'}
      if (!found || lock === 'failed') return {kind: 'render', turn: null, old}
      if (lock === null) {
        const begun = await begin(names, address, isUsable, old)
        if (begun) return begun
      } else if (!(await changed(names, lock, until))) return {kind: 'render', turn: null, old}
    }
  }

  return {
    obtain,
    parametersOf: async (pathname) => {
      if (log.id === null) return null
      const answer = await store.call('parameters', (client) =>
        client.smembers(nameOf('parameters', pathname)),
      )
      const names = answer?.value ?? []
      return names.length > 0 ? new Set(names.filter((name) => name !== NO_PARAMETER)) : null
    },
  }
}
