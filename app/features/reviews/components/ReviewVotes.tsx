import {useState} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {submitFeedback} from '../api/submit-feedback'
import {
  feedbackFor,
  rememberFeedback,
  type Feedback,
  type FeedbackKind,
} from '../model/feedback-memory'
import type {Review} from '../model/review'
import styles from './ReviewVotes.module.css'

const CONTENT_TYPE = 'review'

/** Feedback on a review from this browser, and a function to send more; a failure is logged and not shown. */
function useFeedback(reviewId: string) {
  const shop = useShop()
  const track = useTrack()
  // The component is only mounted in the browser, when the shopper scrolls near it.
  const [given, setGiven] = useState<Feedback>(() =>
    feedbackFor(window.localStorage, CONTENT_TYPE, reviewId),
  )
  // Votes sent from this page, added to the counts of the service.
  const [added, setAdded] = useState<FeedbackKind | null>(null)

  const give = async (kind: FeedbackKind) => {
    const before = given
    setGiven(rememberFeedback(window.localStorage, CONTENT_TYPE, reviewId, kind))
    if (kind !== 'Inappropriate') setAdded(kind)
    try {
      await submitFeedback(shop, reviewId, kind)
      track({
        type: 'review_feedback',
        contentType: CONTENT_TYPE,
        contentId: reviewId,
        vote: kind,
      })
    } catch (error) {
      console.warn('Feedback was not taken:', String(error))
      setGiven(before)
      setAdded(null)
    }
  }
  return {given, added, give}
}

/** Votes on a review ("Was this helpful?"). They are stored by content type and id (rule REVIEW-4). */
export function ReviewVotes({review}: {review: Review}) {
  const t = useTranslate()
  const {given, added, give} = useFeedback(review.id)
  const counts = {
    Positive: review.helpful + (added === 'Positive' ? 1 : 0),
    Negative: review.notHelpful + (added === 'Negative' ? 1 : 0),
  }
  const voted = given.vote !== undefined
  return (
    <div className={styles.votes}>
      <span className={styles.question} role="status">
        {voted ? t('reviews.thanks') : t('reviews.helpful')}
      </span>
      {(['Positive', 'Negative'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.vote}
          aria-pressed={given.vote === kind}
          aria-disabled={voted || undefined}
          onClick={() => !voted && void give(kind)}
        >
          {t(kind === 'Positive' ? 'reviews.yes' : 'reviews.no', {count: counts[kind]})}
        </button>
      ))}
      <button
        type="button"
        className={styles.report}
        aria-disabled={given.inappropriate || undefined}
        onClick={() => !given.inappropriate && void give('Inappropriate')}
      >
        {given.inappropriate ? t('reviews.reported') : t('reviews.report')}
      </button>
    </div>
  )
}
