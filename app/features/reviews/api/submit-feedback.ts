import type {Shop} from '@app/shared/lib/shop-context'
import type {FeedbackKind} from '../model/feedback-memory'
import type {WireSubmission} from '../model/wire'
import {callReviews} from './review-service'

/** Error of a second vote by the same shopper: the first vote counts, so it is no failure. */
const DUPLICATE = 'ERROR_FORM_DUPLICATE'

/**
 * Sends a vote on a review, helpful or not, or reports it as inappropriate (rule REVIEW-4).
 * @throws ApiFault when the service refuses it
 */
export async function submitFeedback(
  shop: Shop,
  contentId: string,
  kind: FeedbackKind,
): Promise<void> {
  const answer = await callReviews<WireSubmission>(
    shop,
    'submitfeedback.json',
    [
      ['ContentType', 'review'],
      ['ContentId', contentId],
      ...(kind === 'Inappropriate'
        ? ([['FeedbackType', 'inappropriate']] as const)
        : ([
            ['FeedbackType', 'helpfulness'],
            ['Vote', kind],
          ] as const)),
    ],
    {method: 'POST'},
  )
  const problems = Object.values(answer.FormErrors?.FieldErrors ?? {})
  const serious = problems.find((problem) => problem?.Code !== DUPLICATE)
  if (answer.HasErrors && serious) throw new Error(serious.Message)
}
