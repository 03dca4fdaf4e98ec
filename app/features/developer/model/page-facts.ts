import {
  ASSIGNMENTS_KEY,
  readAssignments,
  variantOf,
  type Assignments,
  type ExperimentId,
} from '@app/features/experiments/assignments'

/** A named value of the overlay. */
export type Fact = readonly [name: string, value: string]

/** Headers of a page that say how it is cached. */
const CACHE_HEADERS = [
  'cache-control',
  'age',
  'vary',
  'etag',
  'x-page-cache',
  'x-cache',
  'surrogate-key',
  'server-timing',
  'date',
]

/** Caching headers of an answer, with its status. */
export const cacheFacts = ({status, headers}: Pick<Response, 'status' | 'headers'>): Fact[] => [
  ['status', String(status)],
  ...CACHE_HEADERS.flatMap((name): Fact[] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  }),
]

/** Reads the caching headers that this address has now. @throws TypeError (rejects) when the page cannot be reached */
export const readCacheFacts = async (): Promise<Fact[]> =>
  cacheFacts(await fetch(window.location.href, {method: 'HEAD', credentials: 'same-origin'}))

/** How the browser loaded this page. */
export function loadFacts(): Fact[] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!entry) return []
  return [
    ['navigation', entry.type],
    ['first byte', `${Math.round(entry.responseStart)} ms`],
    ['loaded', `${Math.round(entry.loadEventEnd)} ms`],
    ['transferred', `${entry.transferSize} bytes`],
  ]
}

/** The scripts of other origins and services first, then those of the bundle. */
export function scriptFacts(document: Document, origin: string): Fact[] {
  const facts = [...document.scripts]
    .filter(({src}) => src !== '')
    .map(({src, integrity}): Fact => {
      const {origin: from, pathname, host} = new URL(src)
      const isOwn = from === origin
      const guard = integrity ? ', with integrity' : ''
      return [isOwn ? pathname : host + pathname, (isOwn ? 'own' : 'other origin') + guard]
    })
  return facts.sort(([, a], [, b]) => Number(a.startsWith('own')) - Number(b.startsWith('own')))
}

const EXPERIMENTS: readonly ExperimentId[] = [
  'cro61',
  'cro62',
  'cro63',
  'cro64',
  'cro65',
  'cro66',
  'cro67',
  'cro68',
  'cro69',
  'cro70',
  'cro71',
]

/** The variant of each experiment and where it comes from. */
export function experimentFacts(site: Assignments, search: string, stored: string | null): Fact[] {
  const address = readAssignments(search, null)
  const browser = readAssignments(search, stored)
  const sourceOf = (id: ExperimentId): string => {
    if (address[id]) return 'address'
    if (browser[id]) return 'browser'
    return site[id] ? 'site' : 'default'
  }
  return EXPERIMENTS.map((id) => [id, `${variantOf(id, site, browser)} (${sourceOf(id)})`])
}

/** Assignments that this browser stored; null where storage is disabled. */
export function storedAssignments(): string | null {
  try {
    return window.localStorage.getItem(ASSIGNMENTS_KEY)
  } catch {
    return null
  }
}

/** The shopper's choice, and what the browser itself says about tracking. */
export function consentFacts(choice: string): Fact[] {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return [
    ['choice', choice],
    ['Do Not Track of the browser', doNotTrack === '1' ? 'on' : 'off'],
    ['Global Privacy Control', globalPrivacyControl ? 'on' : 'off'],
  ]
}
