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
  /** Error messages of the service by field; empty when it did not name a field. */
  | {readonly kind: 'refused'; readonly fields: Partial<Record<ReviewField, string>>}

/**
 * Submits a review.
 * @throws ApiFault when the service cannot be reached or its answer is invalid
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
