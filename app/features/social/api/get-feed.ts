import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import {createHttpClient} from '@app/shared/api/http-client'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {postsOf, type SocialPost, type WireFeed} from '../model/feed'
import {cachingPath} from '@common/proxy-path'

/** Number of requested posts: more than are shown, because those of a product come first. */
const LIMIT = 24

/** The address is the same for every page of a locale, so that the caching proxy can cache it. */
const client = createHttpClient({baseUrl: `${cachingPath('curalate')}/v1`})

/** Query for the social feed (rule CONTENT-8). */
export const {use: useFeed} = defineQuery({
  key: ['social'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({services, locale}, _: void, {signal}): Promise<SocialPost[]> =>
    postsOf(
      await client<WireFeed>(`/media/${encodePart(services.socialFeedId)}`, {
        query: {locale: locale.id, limit: LIMIT},
        signal,
      }),
    ),
})
