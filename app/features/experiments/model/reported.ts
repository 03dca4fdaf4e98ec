import {
  ASSIGNMENTS_KEY,
  readAssignments,
  writeAssignments,
  type Assignments,
} from '@common/experiments'

/** Local storage key of the reported exposures, which hold no id of the visitor. */
const REPORTED_KEY = 'experiment-exposures'

const readFrom = (storage: () => Storage, key: string): Assignments => {
  try {
    return readAssignments(storage().getItem(key))
  } catch {
    // Storage is disabled.
    return {}
  }
}

/** The assignments that were drawn for this visitor. Browser only. */
export const drawnAssignments = (): Assignments =>
  readFrom(() => window.localStorage, ASSIGNMENTS_KEY)

/** The assignments that a link forced in this visit. */
export const forcedAssignments = (): Assignments =>
  readFrom(() => window.sessionStorage, ASSIGNMENTS_KEY)

/** The exposures that were reported. */
export const reportedExposures = (): Assignments =>
  readFrom(() => window.localStorage, REPORTED_KEY)

/** Stores the reported exposures; an empty set removes them. */
export function keepReported(reported: Assignments): void {
  try {
    if (Object.keys(reported).length === 0) window.localStorage.removeItem(REPORTED_KEY)
    else window.localStorage.setItem(REPORTED_KEY, writeAssignments(reported))
  } catch {
    // Storage is disabled: the backend counts a visitor once.
  }
}
