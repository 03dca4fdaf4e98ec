import {encodePart} from '@common/address-part'
import type {SiteConfig} from '@config/schema'
import {loadService} from '@app/features/scripts/public/load-service'
import type {DataLayerEntry} from './data-layer'

export type TagManager = NonNullable<SiteConfig['services']['tagManager']>

/** The window with the tag manager's queue; the tag manager reads entries pushed before it was loaded. */
interface TagManagerWindow {
  dataLayer?: DataLayerEntry[]
}

let started = false

export function pushToDataLayer(entries: readonly DataLayerEntry[]): void {
  const page = window as TagManagerWindow
  page.dataLayer ??= []
  page.dataLayer.push(...entries)
}

/** URL of the script for a container. */
export const scriptOf = ({script, containerId}: TagManager): string =>
  `${script}${script.includes('?') ? '&' : '?'}id=${encodePart(containerId)}`

/**
 * Loads the tag manager of a site once per page, before the first event is sent; does nothing on a site
 * without a container. Call it only with consent. A failure to load is not reported: pushed entries
 * stay in the queue.
 */
export function startTagManager(tagManager: TagManager | null, now = Date.now()): void {
  if (!tagManager || started) return
  started = true
  pushToDataLayer([{'gtm.start': now, event: 'gtm.js'}])
  const script = {id: 'tagManager', address: scriptOf(tagManager)} as const
  loadService({...script, integrity: tagManager.integrity}).catch(() => {
    // The script is blocked or unreachable: the next page tries again.
    started = false
  })
}
