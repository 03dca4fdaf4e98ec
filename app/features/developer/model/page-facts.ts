import {ASSIGNMENTS_KEY, readAssignments, type Assignments} from '@common/experiments'
import {EXPERIMENTS, type ExperimentRuns} from '@config/experiments'

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

/** Assignments of this browser: drawn ones, and those of a link. */
export interface StoredAssignments {
  readonly drawn: Assignments
  readonly forced: Assignments
}

/** The variant of each experiment and where it comes from (rule EXP-5). */
export const experimentFacts = (runs: ExperimentRuns, {drawn, forced}: StoredAssignments): Fact[] =>
  EXPERIMENTS.map((id): Fact => {
    const run = runs[id]
    if (forced[id]) return [id, `${forced[id]} (link)`]
    if (run === 'variant1') return [id, 'variant1 (site)']
    return [id, run ? `${drawn[id] ?? 'none'} (drawn)` : 'does not run']
  })

/** Assignments that this browser stored; none where storage is disabled. */
export function storedAssignments(): StoredAssignments {
  try {
    return {
      drawn: readAssignments(window.localStorage.getItem(ASSIGNMENTS_KEY)),
      forced: readAssignments(window.sessionStorage.getItem(ASSIGNMENTS_KEY)),
    }
  } catch {
    return {drawn: {}, forced: {}}
  }
}

/** The shopper's choice, and what the browser itself says about tracking. */
export function consentFacts(choice: string, classes: string): Fact[] {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return [
    ['tracking', choice],
    ['granted classes', classes === '' ? 'none' : classes.split('.').join(', ')],
    ['Do Not Track of the browser', doNotTrack === '1' ? 'on' : 'off'],
    ['Global Privacy Control', globalPrivacyControl ? 'on' : 'off'],
  ]
}
