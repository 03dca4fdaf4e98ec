import {createPath, type History, type LocationDescriptor} from 'history'
import {changesDocument} from '@common/routes'
import {openDocument, replaceDocument} from '../lib/open-document'
import {whenPainted} from '../lib/when-painted'

/**
 * Maximum time for which the old page stays while the new one loads, milliseconds: within it no skeleton is
 * shown.
 */
export const HOLD_MS = 200
type Go = (to: LocationDescriptor, state?: unknown) => void

const addressOf = (to: LocationDescriptor): string => (typeof to === 'string' ? to : createPath(to))

const pathOf = (address: string): string => address.replace(/[?#].*$/, '')

/**
 * Delays a change of page until the press is painted and the page is loaded, or for `HOLD_MS`. Changes within a page (its query) are
 * not delayed. A page with another security policy is loaded as a document. Another navigation in the meantime cancels the delayed one.
 * @param prepare loads a page; on a failure the page itself shows it
 * @returns restores the functions of the history
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
      if (changesDocument(history.location.pathname, address)) {
        if (go === push) openDocument(address)
        else replaceDocument(address)
        return
      }
      const change = () => {
        if (own === turn) go(to, state)
      }
      const timeout = new Promise((resolve) => setTimeout(resolve, HOLD_MS))
      const prepared = new Promise((resolve) => {
        whenPainted(() => resolve(prepare(address)))
      })
      void Promise.race([prepared.catch(() => undefined), timeout]).then(change)
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
