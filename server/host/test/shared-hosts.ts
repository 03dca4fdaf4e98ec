import {Redis} from 'iovalkey'
import {connectStore} from '../shared-store/connect'
import {
  createPages,
  PURGE_TOKEN,
  startHost,
  type PageBehaviour,
  type RunningHost,
} from './start-host'
import {startStore, type RunningStore} from './start-store'

const PAGE = '/deu/de-de/category/strollers'
/** More than a host's own: the machine of tests is busy. */
const BUDGET_MS = 2_000

interface StartOptions {
  behaviour?: Partial<PageBehaviour>
  env?: Readonly<Record<string, string>>
  bundleId?: string
  url?: string
  budgetMs?: number
}

export type SharedHost = Awaited<ReturnType<typeof startShared>>

async function startShared(store: string, options: StartOptions) {
  const {behaviour, env = {}, bundleId = 'abc', url = store, budgetMs = BUDGET_MS} = options
  const {app, pages} = createPages(behaviour)
  const storeConnection = await connectStore(url, budgetMs)
  const host = await startHost(app, {WARM_UP_MS: '0', ...env}, {storeConnection, bundleId})
  await host.host.warmUp()
  const get = (path = PAGE, headers: Record<string, string> = {}) =>
    fetch(host.base + path, {headers})
  const stateOf = async (path = PAGE) => {
    const answer = await get(path)
    await answer.text()
    return answer.headers.get('x-page-cache')
  }
  const purge = (body: unknown) =>
    fetch(`${host.base}/page-cache/purge`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${PURGE_TOKEN}`},
      body: JSON.stringify(body),
    })
  return {...host, pages, get, stateOf, purge, connection: storeConnection}
}

export const rendersOf = (hosts: readonly SharedHost[]): string[] =>
  hosts.flatMap(({pages}) => pages.renders)

/** A store for the tests of a file, and hosts that share it; the hosts end with each test, and the store is emptied. */
export function useSharedHosts() {
  let store: RunningStore
  let client: Redis
  const running: RunningHost[] = []

  beforeAll(async () => {
    store = await startStore()
    client = new Redis(store.url)
    client.on('error', () => undefined)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({close}) => close()))
    await client.flushall()
  })
  afterAll(async () => {
    client.disconnect()
    await store.close()
  })

  const startOne = async (options: StartOptions = {}) => {
    const host = await startShared(store.url, options)
    running.push(host)
    return host
  }
  const pageNames = () => client.keys('*:page:*')
  return {
    startOne,
    startThree: (options: StartOptions = {}) =>
      Promise.all([startOne(options), startOne(options), startOne(options)] as const),
    pageNames,
    /** Resolves when so many pages are in the store: a host writes one after its answer. */
    untilStored: async (pages: number): Promise<void> => {
      for (let round = 0; round < 1000; round += 1) {
        if ((await pageNames()).length === pages) return
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      throw new Error('The page is not in the store.')
    },
    get store() {
      return store
    },
    get client() {
      return client
    },
  }
}
