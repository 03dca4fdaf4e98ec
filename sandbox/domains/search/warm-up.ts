import type {Database} from '../../db/database'
import {ANYBODY} from '../promotions/situation'
import type {Site} from '../sites/site-registry'
import {catalogColumns, storeCatalogColumns} from './catalog-columns'
import type {RefinementDefinition} from './refinement-definition'
import {siteIndex} from './site-index'
import {growSiteText, storeSiteText} from './site-text'
import {removeOldSnapshot} from './snapshot-repository'
import {storeAttributeKeys} from './sort-keys'
import {defaultSorting} from './sorting'
import {storeTables} from './stored-tables'

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

/** Work that is done in steps: it is called until it returns true. */
type Task = () => boolean

const once = (work: () => unknown) => (): boolean => {
  work()
  return true
}

/** Does one step of some work each time it is called. */
function inSteps(begin: () => Generator<void, unknown>): Task {
  let steps: Generator<void, unknown> | undefined
  return () => {
    steps ??= begin()
    return steps.next().done === true
  }
}

/** Reads or builds what a search of a site needs, and stores it for the next start. */
function* indexSite(db: Database, site: Site): Generator<void, void> {
  const {currency, defaultLocale} = site
  const index = () => siteIndex(db, site, currency)
  const attributes = new Set([...index().definitions.values()].flat().flatMap(attributeOf))
  yield
  storeTables(db, site, currency, index().tables)
  for (const attribute of attributes) {
    yield
    yield* index().columns.growAttribute(attribute)
    index().columns.storeAttribute(attribute)
  }
  for (const path of sortedPaths(db, site, index().tree.rootId)) {
    yield
    storeAttributeKeys(db, index(), path, defaultLocale)
  }
  yield
  while (!growSiteText(db, site, defaultLocale)) yield
  yield
  storeSiteText(db, site, defaultLocale)
}

const attributeOf = ({attributeId}: RefinementDefinition): string[] =>
  attributeId === null ? [] : [attributeId]

/** Attributes by which searches with and without words are sorted unless they say otherwise. */
function sortedPaths(db: Database, site: Site, rootId: string): ReadonlySet<string> {
  const sorting = [true, false].flatMap((hasText) =>
    defaultSorting(db, site, {hasText, path: [rootId], shopper: ANYBODY}),
  )
  return new Set(sorting.flatMap((one) => (one.by === 'attribute' ? [one.path] : [])))
}

/** Prepares the first selling sites. */
function indexingTasks(db: Database, sites: readonly Site[]): Task[] {
  const selling = sites.filter(({contentOnly}) => !contentOnly).slice(0, mostSites)
  return [
    () => removeOldSnapshot(db),
    once(() => catalogColumns(db)),
    once(() => storeCatalogColumns(db)),
    ...selling.map((site) => inSteps(() => indexSite(db, site))),
  ]
}

/** Builds and stores the indexes of the first selling sites, so that the next start reads them. */
export function prepareSearch(db: Database, sites: readonly Site[]): void {
  for (const task of indexingTasks(db, sites)) while (!task());
}

/**
 * Does that step by step, slowly while the sandbox is `busy`: a request waits for one step, and a
 * search for no more than what is left of its own index. Returns a function that stops it.
 */
export function warmUpSearch(
  db: Database,
  sites: readonly Site[],
  busy: () => boolean,
): () => void {
  const tasks = indexingTasks(db, sites)
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
