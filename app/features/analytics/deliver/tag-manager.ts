import type {SiteConfig} from '@config/schema'
import {loadScript} from '@app/shared/lib/load-script'
import type {DataLayerEntry} from './data-layer'

export type TagManager = NonNullable<SiteConfig['services']['tagManager']>

/** The tag manager's queue; it reads what was pushed before it was loaded. */
interface TagManagerWindow {
  dataLayer?: DataLayerEntry[]
}

let started = false

export function pushToDataLayer(entries: readonly DataLayerEntry[]): void {
  const page = window as TagManagerWindow
  page.dataLayer ??= []
  page.dataLayer.push(...entries)
}

/** Address of the script for a container. */
export const scriptOf = ({script, containerId}: TagManager): string =>
  `${script}${script.includes('?') ? '&' : '?'}id=${encodeURIComponent(containerId)}`

/**
 * Loads the tag manager of a site, once a page, before anything is told; nothing on a site without a
 * container. Called with consent only. Whether it loads is nobody's concern: what is pushed just lies
 * there.
 */
export function startTagManager(tagManager: TagManager | null, now = Date.now()): void {
  if (!tagManager || started) return
  started = true
  pushToDataLayer([{'gtm.start': now, event: 'gtm.js'}])
  loadScript(scriptOf(tagManager)).catch(() => {
    // Blocked or unreachable: the next page tries again.
    started = false
  })
}
