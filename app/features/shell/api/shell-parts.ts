import type {PagePart} from '@app/shared/lib/page'
import {KEEP_SHELL_MS} from '@app/shared/lib/shared-read'
import type {Shop} from '@app/shared/lib/shop-context'
import {navigationQuery} from '@app/features/navigation/public/get-navigation'
import {shellContentQuery} from '@app/features/content/public/shell-content'

/**
 * Handling of the shell on every page: the server waits 1.5 s for it, and a page without it is not cached.
 */
const SHELL = {timeoutMs: 1500, keepMs: KEEP_SHELL_MS, cacheableWithout: false}

/** Parts of every page around its content: menu and header links; message bar and footers. */
export function shellParts(shop: Shop): readonly PagePart[] {
  return [
    {...navigationQuery(shop), ...SHELL, name: 'navigation'},
    {...shellContentQuery(shop), ...SHELL, name: 'shell-content'},
  ]
}
