import type {Sandbox} from '../../sandbox'
import {siteIndex} from './site-index'
import {siteText} from './site-text'

/** Sites that are made ready at most: the indexes of a large catalog take memory. */
const mostSites = 4

/** Pause (ms) between two indexes, in which requests get their turn. */
const pause = 50

/**
 * Builds the indexes of the first selling sites while nobody asks yet, one at a time. Returns what
 * ends it.
 */
export function warmUpSearch(sandbox: Sandbox): () => void {
  const sites = sandbox.sites.all().filter(({contentOnly}) => !contentOnly)
  const tasks = sites
    .slice(0, mostSites)
    .flatMap((site) => [
      () => void siteIndex(sandbox.db, site, site.currency),
      () => void siteText(sandbox.db, site, site.defaultLocale),
    ])
  let timer: NodeJS.Timeout
  const next = (): void => {
    const task = tasks.shift()
    if (!task) return
    timer = setTimeout(() => {
      task()
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
