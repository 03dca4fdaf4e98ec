import {
  CACHEABLE,
  createGate,
  createPages,
  figuresOf,
  startHost,
  type RunningHost,
} from '../test/start-host'
import {passSeconds, restoreTime, until} from '../test/time'

const PAGE = '/deu/de-de/category/strollers'
/** Headers of a page whose menu could not be read. */
const INCOMPLETE = {'Cache-Control': 'no-store', 'X-Page-Missing': 'navigation'}
/** Longer than the page is fresh, and longer than it may be sent while it is refreshed. */
const STALE_SECONDS = 1000
const EXPIRED_SECONDS = 20_000

let running: RunningHost | undefined
afterEach(async () => {
  restoreTime()
  await running?.close()
  running = undefined
})

async function start() {
  const {app, pages} = createPages({body: () => `<p>${pages.headers['X-Page-Missing'] ?? 'whole'}`})
  const whole = pages.headers
  running = await startHost(app)
  const {base} = running
  const get = async () => {
    const answer = await fetch(base + PAGE)
    return {
      state: answer.headers.get('x-page-cache'),
      control: answer.headers.get('cache-control'),
      text: await answer.text(),
    }
  }
  return {
    pages,
    get,
    breakMenu: () => void (pages.headers = INCOMPLETE),
    repairMenu: () => void (pages.headers = whole),
  }
}

const WHOLE = {control: CACHEABLE, text: '<p>whole'}

it('an incomplete page is sent, not kept, and followed by a complete one once there is one', async () => {
  const {get, breakMenu, repairMenu} = await start()
  breakMenu()
  const incomplete = {state: 'incomplete', control: 'no-store', text: '<p>navigation'}
  expect([await get(), await get()]).toEqual([incomplete, incomplete])
  repairMenu()
  expect(await get()).toEqual({state: 'miss', ...WHOLE})
  expect(await get()).toEqual({state: 'hit', ...WHOLE})
})

it('the visitors of one moment share an incomplete page', async () => {
  const {get, pages, breakMenu} = await start()
  breakMenu()
  const gate = createGate()
  pages.hold = gate.opened
  const answers = Promise.all(Array.from({length: 10}, get))
  await until(() => pages.renders.length === 1)
  // The other requests have arrived by then, and wait.
  await new Promise((resolve) => setTimeout(resolve, 50))
  gate.open()
  expect(new Set((await answers).map(({state}) => state))).toEqual(new Set(['incomplete']))
  expect(pages.renders).toHaveLength(1)
})

it('a page that sets a cookie is not shared, incomplete or not', async () => {
  const {get, pages} = await start()
  pages.headers = {...INCOMPLETE, 'Set-Cookie': 'a=b'}
  await Promise.all([get(), get(), get()])
  expect(pages.renders).toHaveLength(3)
})

it.each([
  ['stale', STALE_SECONDS],
  ['expired', EXPIRED_SECONDS],
])('a complete page that is %s stands in for an incomplete one', async (_age, seconds) => {
  const {get, pages, breakMenu} = await start()
  await get()
  breakMenu()
  passSeconds(seconds)
  expect(await get()).toEqual({state: 'stale', ...WHOLE})
  await until(() => pages.renders.length === 2)
  // A background refresh does not replace it either, and is not retried at once.
  expect(await get()).toEqual({state: 'stale', ...WHOLE})
  expect(pages.renders).toHaveLength(2)
})

it('is counted', async () => {
  const {get, breakMenu} = await start()
  breakMenu()
  await get()
  expect(await figuresOf(running?.base ?? '')).toContain(
    'page_cache_answers_total{state="incomplete",site="DEU"} 1',
  )
})
