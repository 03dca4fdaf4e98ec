import {STATIC_STALE_TIME_MS} from '../lib/query-client'
import type {ShopApi} from './shop-api'
import {defineQuery} from './define-query'
import type {SiteConfig} from '@config/schema'

/** Preferences of a site by their ids (custom endpoint `GET custom_objects/ocapi/site`, rule API-3). */
export type SitePreferences = Readonly<Record<string, unknown>>

interface Read {
  readonly answer: Promise<SitePreferences>
  readonly at: number
}

let reads = new WeakMap<ShopApi, Read>()

/** The next reader calls again: tests share a shop. */
export function forgetSitePreferences(): void {
  reads = new WeakMap()
}

async function read(api: ShopApi): Promise<SitePreferences> {
  const {c_result: preferences = {}} = await api.ocapi<{c_result?: SitePreferences}>(
    '/custom_objects/ocapi/site',
  )
  return preferences
}

/**
 * The preferences of the site: one call for all parts of a page. Each query keeps only its part of them, so that a
 * document from the server does not carry all. The next reader calls again after a failure.
 * @throws ApiFault (rejects)
 */
export function readSitePreferences({api}: {readonly api: ShopApi}): Promise<SitePreferences> {
  const known = reads.get(api)
  if (known && Date.now() - known.at < STATIC_STALE_TIME_MS) return known.answer
  const answer = read(api)
  reads.set(api, {answer, at: Date.now()})
  answer.catch(() => reads.delete(api))
  return answer
}

/** Defines a query of a part of the site's preferences. */
export const definePreferences = <Part>(
  key: readonly [string, ...string[]],
  partOf: (preferences: SitePreferences, site: SiteConfig) => Part,
) =>
  defineQuery({
    key,
    scope: 'site',
    staleTime: STATIC_STALE_TIME_MS,
    read: async (shop) => partOf(await readSitePreferences(shop), shop.site),
  })
