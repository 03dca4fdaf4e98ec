import type {ContentResultDocument} from '@app/features/content/model/content-asset'
import type {Shop} from '@app/shared/lib/shop-context'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {SHELL_ASSET_IDS, shellContentOf, type ShellContent} from '../model/shell-content'

/** Header links, message bar and footers in one read (OCAPI `content/(ids)`). */
export function shellContentQuery({api, site, locale}: Shop) {
  return {
    queryKey: ['shell', 'content', site.id, locale.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ShellContent> => {
      const {data} = await api.ocapi<ContentResultDocument>(
        `/content/(${SHELL_ASSET_IDS.join(',')})`,
      )
      return shellContentOf(data ?? [])
    },
  }
}
