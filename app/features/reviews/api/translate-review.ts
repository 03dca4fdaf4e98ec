import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import {createHttpClient} from '@app/shared/api/http-client'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

/** Translated texts of a review; '' for a text that the review does not have. */
export interface TranslatedReview {
  readonly title: string
  readonly text: string
  readonly pros: string
  readonly cons: string
}

const client = createHttpClient({baseUrl: '/services'})

/**
 * Query for the translation of a review into the language of the page. Our server holds the key of the
 * translation service.
 */
export const {use: useReviewTranslation} = defineQuery({
  key: ['reviews', 'translation'],
  staleTime: STATIC_STALE_TIME_MS,
  read: ({locale}, reviewId: string) =>
    client<TranslatedReview>(`/review-translation/${encodePart(reviewId)}`, {
      query: {locale: locale.id},
    }),
})
