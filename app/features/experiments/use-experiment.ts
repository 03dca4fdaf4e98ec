import {useSyncExternalStore} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {
  ASSIGNMENTS_KEY,
  readAssignments,
  variantOf,
  type Assignments,
  type ExperimentId,
  type ExperimentVariant,
} from './assignments'

const NONE: Assignments = {}
let ofBrowser: Assignments | null = null

function readStored(): string | null {
  try {
    return window.localStorage.getItem(ASSIGNMENTS_KEY)
  } catch {
    return null
  }
}

/**
 * The assignments are read once per visit: a late assignment is better than a page that changes while
 * the shopper uses it.
 */
function assignmentsOfBrowser(): Assignments {
  ofBrowser ??= readAssignments(window.location.search, readStored())
  return ofBrowser
}

const subscribe = () => () => undefined

/**
 * The variant of an experiment for this visitor. The server renders the variant of the site, which is
 * the same for all visitors; an assignment of the browser replaces it after the first render.
 */
export function useExperiment(id: ExperimentId): ExperimentVariant {
  const {site} = useShop()
  const browser = useSyncExternalStore(subscribe, assignmentsOfBrowser, () => NONE)
  return variantOf(id, site.features.experiments ?? NONE, browser)
}
