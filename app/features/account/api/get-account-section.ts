import {defineQuery} from '@app/shared/api/define-query'
import {ApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {accountConfigOf, type AccountConfig, type AccountSection} from '../public/sections'
import {accountConfigQuery} from '../public/sections'

/** Time for which a page waits for the preference, milliseconds. */
const TIMEOUT_MS = 1000

/** The sections of the site; all of them when they cannot be read in time. */
async function readConfig(shop: Pick<Shop, 'api' | 'site'>): Promise<AccountConfig> {
  const everything = accountConfigOf(undefined, shop.site.features.wishlist)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<AccountConfig>((resolve) => {
    timer = setTimeout(() => resolve(everything), TIMEOUT_MS)
  })
  const read = accountConfigQuery(shop)
    .queryFn()
    .catch(() => everything)
  return Promise.race([read, timeout]).finally(() => clearTimeout(timer))
}

/**
 * Critical query of a page with one section of the account: fails with 404 when the site does not have the section
 * (rule MY-3). When the preference cannot be read, the section is open.
 */
export const {query: accountSectionQuery} = defineQuery({
  key: ['account-section'],
  scope: 'site',
  read: async (shop, section: AccountSection) => {
    const {sections} = await readConfig(shop)
    if (sections.includes(section)) return true
    throw new ApiFault({
      type: 'section-not-found',
      status: 404,
      title: 'Not found',
      detail: `The account has no section '${section}'.`,
      arguments: {},
    })
  },
})
