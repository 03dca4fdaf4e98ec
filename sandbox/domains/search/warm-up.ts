import type {Database} from '../../db/database'
import type {Site} from '../sites/site-registry'
import {siteIndex} from './site-index'
import {growSiteText} from './site-text'

/**
 * Maximum number of sites whose indexes are built in advance: the indexes of a large catalog need
 * memory.
 */
const mostSites = 4

/**
 * Pause (ms) between two steps, without and with current requests, so that few requests wait for a
 * step.
 */
const pause = {idle: 5, busy: 1000}

/**
 * Builds the indexes of the first selling sites step by step, slowly while the sandbox is `busy`: a
 * request waits for one step, and a search for no more than what is left of its own index. Returns
 * a function that stops it.
 */
export function warmUpSearch(
  db: Database,
  sites: readonly Site[],
  busy: () => boolean,
): () => void {
  /** Each task is called until it returns true. */
  const tasks = sites
    .filter(({contentOnly}) => !contentOnly)
    .slice(0, mostSites)
    .flatMap((site): (() => boolean)[] => [
      () => Boolean(siteIndex(db, site, site.currency)),
      () => growSiteText(db, site, site.defaultLocale),
    ])
  let timer: NodeJS.Timeout
  const next = (): void => {
    const [task] = tasks
    if (!task) return
    timer = setTimeout(
      () => {
        if (task()) tasks.shift()
        next()
      },
      busy() ? pause.busy : pause.idle,
    )
    timer.unref()
  }
  next()
  return () => {
    tasks.length = 0
    clearTimeout(timer)
  }
}
