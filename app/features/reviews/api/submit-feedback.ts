import type {Shop} from '@app/shared/lib/shop-context'
import type {FeedbackKind} from '../model/feedback-memory'
import type {WireSubmission} from '../model/wire'
import {callReviews} from './review-service'

/** Somebody voted twice: the vote stands, so it is no failure. */
const DUPLICATE = 'ERROR_FORM_DUPLICATE'

/**
 * Tells the service that a review helped, did not, or should not be there (rule REVIEW-4).
 * @throws ApiFault when it was not taken
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
