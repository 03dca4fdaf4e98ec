import {createPath, type History, type LocationDescriptor} from 'history'
import {changeView} from './view-transition'

/** The old page stays this long at most while the new one loads: below it nobody sees a skeleton. */
export const HOLD_MS = 200

type Go = (to: LocationDescriptor, state?: unknown) => void

const addressOf = (to: LocationDescriptor): string => (typeof to === 'string' ? to : createPath(to))

const pathOf = (address: string): string => address.replace(/[?#].*$/, '')

/**
 * Lets a change of page begin when the page is loaded, or after `HOLD_MS`. Changes within a page (its
 * query) are not held. Going elsewhere, back or forward meanwhile drops what was held.
 * @param prepare loads a page; a failure lets the page show it
 * @returns gives the history its own functions back
 */
export function holdNavigation(
  history: History,
  prepare: (address: string) => Promise<unknown>,
): () => void {
  const {push, replace} = history
  let turn = 0
  const held =
    (go: Go): Go =>
    (to, state) => {
      turn += 1
      const own = turn
      const address = addressOf(to)
      const path = pathOf(address)
      if (!path || path === history.location.pathname) {
        go(to, state)
        return
      }
      const change = () => {
        if (own === turn) changeView(() => own === turn && go(to, state))
      }
      const timeout = new Promise((resolve) => setTimeout(resolve, HOLD_MS))
      void Promise.race([prepare(address).catch(() => undefined), timeout]).then(change)
    }
  history.push = held(push as Go)
  history.replace = held(replace as Go)
  const unlisten = history.listen((_location, action) => {
    if (action === 'POP') turn += 1
  })
  return () => {
    unlisten()
    turn += 1
    history.push = push
    history.replace = replace
  }
}
