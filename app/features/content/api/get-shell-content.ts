import type {ContentResultDocument} from '../model/content-asset'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {SHELL_ASSET_IDS, type ShellContent} from '../model/shell-content'

async function readShellContent({api}: Shop): Promise<ShellContent> {
  const [{data}, {shellContentOf}] = await Promise.all([
    api.ocapi<ContentResultDocument>(`/content/(${SHELL_ASSET_IDS.join(',')})`),
    // Pages contain the content: browsers rarely need the code that reads it.
    import('../model/parse-shell-content'),
  ])
  return shellContentOf(data ?? [])
}

/** Message bar and footers in one request (OCAPI `content/(ids)`). */
export function shellContentQuery(shop: Shop) {
  return {
    queryKey: ['shell', 'content', shop.site.id, shop.locale.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: () => readShellContent(shop),
  }
}
