import type {Shop} from '@app/shared/lib/shop-context'
import {
  refusedFields,
  submissionFields,
  type NewReview,
  type ReviewField,
} from '../model/new-review'
import type {WireSubmission} from '../model/wire'
import {callReviews} from './review-service'

export type SubmissionResult =
  | {readonly kind: 'taken'}
  /** Words of the service by field; none when it did not say which one. */
  | {readonly kind: 'refused'; readonly fields: Partial<Record<ReviewField, string>>}

/**
 * Hands in a review.
 * @throws ApiFault when the service cannot be reached or does not answer as it should
 */
export async function submitReview(
  shop: Shop,
  productId: string,
  review: NewReview,
): Promise<SubmissionResult> {
  const answer = await callReviews<WireSubmission>(
    shop,
    'submitreview.json',
    submissionFields(review, productId, shop.locale.id),
    {method: 'POST'},
  )
  if (!answer.HasErrors) return {kind: 'taken'}
  return {kind: 'refused', fields: refusedFields(answer)}
}
