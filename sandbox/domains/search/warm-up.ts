import type {Sandbox} from '../../sandbox'
import {siteIndex} from './site-index'
import {growSiteText} from './site-text'

/** Sites that are made ready at most: the indexes of a large catalog take memory. */
const mostSites = 4

/** Pause (ms) between two steps, in which requests get their turn. */
const pause = 5

/**
 * Builds the indexes of the first selling sites while nobody asks yet, step by step: a request waits
 * for one step, and a search for no more than what is left of its own index. Returns what ends it.
 */
export function warmUpSearch(sandbox: Sandbox): () => void {
  const {db} = sandbox
  const sites = sandbox.sites.all().filter(({contentOnly}) => !contentOnly)
  /** Each is called until it says that it is done. */
  const tasks = sites
    .slice(0, mostSites)
    .flatMap((site): (() => boolean)[] => [
      () => Boolean(siteIndex(db, site, site.currency)),
      () => growSiteText(db, site, site.defaultLocale),
    ])
  let timer: NodeJS.Timeout
  const next = (): void => {
    const [task] = tasks
    if (!task) return
    timer = setTimeout(() => {
      if (task()) tasks.shift()
      next()
    }, pause)
    timer.unref()
  }
  next()
  return () => {
    tasks.length = 0
    clearTimeout(timer)
  }
}
