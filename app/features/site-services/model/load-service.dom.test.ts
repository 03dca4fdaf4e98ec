import {recordOf, SCRIPT_IDS} from '@config/scripts/records'
import {recordClasses} from '@app/features/consent/model/consent-classes'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {forgetScript} from '@app/shared/lib/load-script'
import {
  forgetServices,
  loadService,
  mayRun,
  unmarkServices,
} from '@app/features/scripts/public/load-service'
import {hasServiceMark} from '@app/features/scripts/public/service-mark'
import {watchWithdrawal} from './watch-withdrawal'

const address = 'https://service.example/s.js'
const page = window as unknown as Record<string, unknown>
const scripts = () => [...document.head.querySelectorAll('script')]
/** What a browser reports when the file has arrived and run. */
const arrive = (event = 'load') => scripts().at(-1)?.dispatchEvent(new Event(event))

/** Reads the outcome of a promise without an unhandled rejection. */
function outcomeOf(promise: Promise<void>) {
  const seen = {state: 'pending', message: ''}
  promise.then(
    () => (seen.state = 'loaded'),
    (error: Error) => Object.assign(seen, {state: 'failed', message: error.message}),
  )
  return seen
}

const cookie = (value: string) => (document.cookie = `${value}; Path=/`)

beforeEach(() => {
  jest.useFakeTimers()
  cookie('dw_dnt=0')
})
afterEach(() => {
  jest.useRealTimers()
  forgetServices()
  forgetScript(address)
  unmarkServices()
  document.head.replaceChildren()
  for (const id of SCRIPT_IDS) delete page[recordOf(id).global ?? '']
  cookie('dw_dnt=; Max-Age=0')
  cookie('consent_classes=; Max-Age=0')
})

const withConsent = SCRIPT_IDS.filter((id) => recordOf(id).consent !== 'necessary')
const withGlobal = SCRIPT_IDS.filter((id) => recordOf(id).global !== undefined)

describe.each(withConsent)('%s', (id) => {
  it.each(['', 'dw_dnt=1'])(
    'does not load with the answer "%s" (rule SCRIPT-2)',
    async (answer) => {
      cookie('dw_dnt=; Max-Age=0')
      if (answer) cookie(answer)
      expect(mayRun(id)).toBe(false)
      await expect(loadService({id, address})).rejects.toThrow('no consent')
      expect(scripts()).toEqual([])
    },
  )
})

const CLASSES = {preferences: false, statistics: false, marketing: false}

describe('consent by class (rule SCRIPT-2)', () => {
  it.each(SCRIPT_IDS)('%s runs with its own class alone', (id) => {
    const {consent} = recordOf(id)
    recordClasses(CLASSES)
    expect(mayRun(id)).toBe(consent === 'necessary')
    if (consent === 'necessary') return
    recordClasses({...CLASSES, [consent]: true})
    expect(mayRun(id)).toBe(true)
    recordClasses({preferences: true, statistics: true, marketing: true, [consent]: false})
    expect(mayRun(id)).toBe(false)
  })
})

describe.each(SCRIPT_IDS)('%s (rule SCRIPT-6)', (id) => {
  it('that is dead fails, and is tried again with the next call', async () => {
    const first = outcomeOf(loadService({id, address}))
    arrive('error')
    await jest.advanceTimersByTimeAsync(0)
    expect(first.state).toBe('failed')
    void outcomeOf(loadService({id, address}))
    expect(scripts()).toHaveLength(1)
  })

  it('that is slow fails after its time limit', async () => {
    const seen = outcomeOf(loadService({id, address}))
    await jest.advanceTimersByTimeAsync(recordOf(id).timeoutMs - 1)
    expect(seen.state).toBe('pending')
    await jest.advanceTimersByTimeAsync(1)
    expect(seen.state).toBe('failed')
    expect(scripts()).toEqual([])
  })
})

describe.each(withGlobal)('%s', (id) => {
  it('that is malformed or throws defines nothing, and fails after two seconds', async () => {
    const seen = outcomeOf(loadService({id, address}))
    arrive()
    await jest.advanceTimersByTimeAsync(2100)
    expect(seen).toMatchObject({state: 'failed'})
    expect(seen.message).toContain('did not define')
    expect(scripts()).toEqual([])
  })

  it('is looked for every 50 ms (rule SCRIPT-5)', async () => {
    const seen = outcomeOf(loadService({id, address}))
    arrive()
    await jest.advanceTimersByTimeAsync(120)
    page[recordOf(id).global ?? ''] = {}
    await jest.advanceTimersByTimeAsync(50)
    expect(seen.state).toBe('loaded')
  })
})

it('asks the browser to check the hash of a script that has one', () => {
  void outcomeOf(loadService({id: 'conversions', address, integrity: 'sha384-abc'}))
  expect(scripts()[0]).toMatchObject({integrity: 'sha384-abc', crossOrigin: 'anonymous'})
})

describe('a withdrawal (rule SCRIPT-3)', () => {
  let end = () => undefined as void
  const reload = jest.fn()
  beforeEach(() => {
    reload.mockClear()
    end = watchWithdrawal(reload)
  })
  afterEach(() => end())

  it('removes cookies and storage of the services, and nothing else', () => {
    for (const one of ['_ga_X1=1', 'tags_visitor=1', 'own=1']) cookie(one)
    localStorage.setItem('conversion-visitor', '1')
    localStorage.setItem('own', '1')
    sessionStorage.setItem('chat-transcript', '[]')
    recordConsent(true)
    expect(document.cookie).not.toMatch(/_ga_X1|tags_visitor/)
    expect(document.cookie).toContain('own=1')
    expect(localStorage.getItem('conversion-visitor')).toBeNull()
    expect(localStorage.getItem('own')).toBe('1')
    expect(sessionStorage.getItem('chat-transcript')).toBeNull()
    localStorage.removeItem('own')
    cookie('own=; Max-Age=0')
  })

  it('of one class leaves the services of the others as they are', async () => {
    page['chatAssistant'] = {}
    void outcomeOf(loadService({id: 'chat', address}))
    arrive()
    await jest.advanceTimersByTimeAsync(0)
    for (const key of ['chat-transcript', 'conversion-visitor']) localStorage.setItem(key, '1')
    cookie('_gid=1')
    recordClasses({...CLASSES, preferences: true})
    expect(scripts()).toHaveLength(1)
    expect(localStorage.getItem('chat-transcript')).toBe('1')
    expect(localStorage.getItem('conversion-visitor')).toBeNull()
    expect(document.cookie).not.toContain('_gid')
    expect(reload).not.toHaveBeenCalled()
    recordClasses({...CLASSES, marketing: true})
    expect(scripts()).toEqual([])
    expect(localStorage.getItem('chat-transcript')).toBeNull()
  })

  it('of the class of code that cannot be ended loads the page again, that of another does not', async () => {
    page['conversions'] = {}
    void outcomeOf(loadService({id: 'conversions', address}))
    arrive()
    await jest.advanceTimersByTimeAsync(0)
    recordClasses({...CLASSES, marketing: true})
    expect(reload).not.toHaveBeenCalled()
    recordClasses({...CLASSES, statistics: true})
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stops a script on its way, in a document where it cannot run', async () => {
    const seen = outcomeOf(loadService({id: 'chat', address}))
    const [script] = scripts()
    recordConsent(true)
    await jest.advanceTimersByTimeAsync(0)
    expect(seen.state).toBe('failed')
    expect(script?.ownerDocument).not.toBe(document)
    expect(reload).not.toHaveBeenCalled()
    expect(hasServiceMark()).toBe(false)
  })

  it.each([
    ['another tab', () => new StorageEvent('storage', {key: 'services', newValue: 'statistics'})],
    ['the back button', () => Object.assign(new Event('pageshow'), {persisted: true})],
  ])('is noticed with %s', async (_, event) => {
    page['chatAssistant'] = {}
    void outcomeOf(loadService({id: 'chat', address}))
    arrive()
    await jest.advanceTimersByTimeAsync(0)
    sessionStorage.setItem('chat-transcript', '[]')
    cookie('dw_dnt=1')
    expect(scripts()).toHaveLength(1)
    window.dispatchEvent(event())
    expect(scripts()).toEqual([])
    expect(sessionStorage.getItem('chat-transcript')).toBeNull()
  })

  it('loads the page again after code that cannot be ended, and cleans up once more', async () => {
    page['conversions'] = {}
    const seen = outcomeOf(loadService({id: 'conversions', address}))
    arrive()
    await jest.advanceTimersByTimeAsync(0)
    expect(seen.state).toBe('loaded')
    recordConsent(true)
    expect(reload).toHaveBeenCalledTimes(1)
    // The old page writes once more before it ends; the new one removes it.
    localStorage.setItem('conversion-visitor', '1')
    expect(hasServiceMark()).toBe(true)
    watchWithdrawal(reload)()
    expect(localStorage.getItem('conversion-visitor')).toBeNull()
    expect(hasServiceMark()).toBe(false)
  })
})
