import {createBrowserStore} from '@app/shared/lib/browser-store'
import type {PageKind} from '@common/routes'

/** What this browser remembers of its visits to a site, and the answer to the hint. */
export interface InstallMemory {
  readonly visits: number
  /** Epoch milliseconds of the last page. */
  readonly lastPageAt: number
  /** True for good once the shopper has answered. */
  readonly answered: boolean
}

/** Milliseconds without a page after which the next page begins another visit. */
const VISIT_GAP_MS = 1_800_000
/** Pages on whose lower edge nothing stands that buys or orders. */
const QUIET_PAGES: readonly PageKind[] = ['home', 'category', 'search', 'content', 'confirmation']

const NOTHING: InstallMemory = {visits: 0, lastPageAt: 0, answered: false}

function parse(stored: string | null): InstallMemory {
  try {
    const {visits, lastPageAt, answered} = JSON.parse(stored ?? '{}') as Partial<InstallMemory>
    return {
      visits: typeof visits === 'number' ? visits : 0,
      lastPageAt: typeof lastPageAt === 'number' ? lastPageAt : 0,
      answered: answered === true,
    }
  } catch {
    return NOTHING
  }
}

export const installMemory = createBrowserStore('install', parse)

/** Counts a page: the first after half an hour without one begins another visit. @param now epoch milliseconds */
export const countPage = (memory: InstallMemory, now: number): InstallMemory => ({
  ...memory,
  visits: memory.visits + (now - memory.lastPageAt > VISIT_GAP_MS ? 1 : 0),
  lastPageAt: now,
})

/** True on the pages and at the moments of the hint: from the second visit on, and after an order. */
export const isInstallMoment = ({visits, answered}: InstallMemory, kind: PageKind): boolean =>
  !answered && QUIET_PAGES.includes(kind) && (visits > 1 || kind === 'confirmation')
