import {useState} from 'react'
import {joinNames} from '@app/shared/i18n/join-names'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {useReviewTranslation, type TranslatedReview} from '../api/translate-review'
import {isForeign, type Review} from '../model/review'
import {ReviewPhotos} from './ReviewPhotos'
import {ReviewVotes} from './ReviewVotes'
import {Stars} from './Stars'
import styles from './ReviewCard.module.css'

type Texts = TranslatedReview

/** Pros and cons, where the author gave any. */
function Points({pros, cons}: Texts) {
  const t = useTranslate()
  if (!pros && !cons) return null
  return (
    <dl className={styles.points}>
      {pros && (
        <div>
          <dt>{t('reviews.pros')}</dt>
          <dd>{pros}</dd>
        </div>
      )}
      {cons && (
        <div>
          <dt>{t('reviews.cons')}</dt>
          <dd>{cons}</dd>
        </div>
      )}
    </dl>
  )
}

/** Name of a language in the reader's language, such as `Swedish`. */
function languageName(language: string, reader: string): string {
  return new Intl.DisplayNames([reader], {type: 'language'}).of(language.slice(0, 2)) ?? language
}

/** Texts of a review, and the state of the switch between original and translation. */
function useTranslation(review: Review) {
  const [requested, setRequested] = useState(false)
  const {data, isError, isFetching} = useReviewTranslation(review.id, {enabled: requested})
  const translated = requested ? data : undefined
  return {
    texts: translated ?? (review as Texts),
    isTranslated: translated !== undefined,
    failed: requested && isError,
    busy: isFetching,
    toggle: () => setRequested(!translated),
  }
}

function TranslationSwitch({
  review,
  translation,
}: {
  review: Review
  translation: ReturnType<typeof useTranslation>
}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {isTranslated, failed, busy, toggle} = translation
  const language = languageName(review.locale, locale.id)
  return (
    <p className={styles.translation} role="status">
      {isTranslated && <span>{t('reviews.translatedFrom', {language})}</span>}
      {failed ? (
        <span>{t('reviews.translationFailed')}</span>
      ) : (
        <button
          type="button"
          className={styles.quiet}
          aria-busy={busy || undefined}
          onClick={toggle}
        >
          {isTranslated ? t('reviews.showOriginal') : t('reviews.translate', {language})}
        </button>
      )}
    </p>
  )
}

/** One review with its photos, translation, votes and replies. */
export function ReviewCard({review}: {review: Review}) {
  const t = useTranslate()
  const {locale} = useShop()
  const translation = useTranslation(review)
  const {texts, isTranslated} = translation
  const foreign = isForeign(review, locale.id)
  const place = joinNames(
    [review.author, review.location].flatMap((part) => part || []),
    locale.id,
  )
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Stars
          value={review.rating}
          label={t('reviews.starsOf', {stars: review.rating})}
          className={styles.stars}
        />
        <p className={styles.by}>
          {place && <bdi>{place}</bdi>}
          <time dateTime={review.submittedAt}>{formatDate(review.submittedAt, locale.id)}</time>
        </p>
        {review.verified && (
          <p className={styles.mark}>
            <Icon name="check" size={16} />
            {t('reviews.verified')}
          </p>
        )}
        {review.rewarded && <p className={styles.mark}>{t('reviews.rewarded')}</p>}
      </header>
      <div lang={isTranslated ? locale.id : review.locale} dir="auto" className={styles.words}>
        {texts.title && <h3 className={styles.title}>{texts.title}</h3>}
        {texts.text && <p className={styles.text}>{texts.text}</p>}
        <Points {...texts} />
      </div>
      {foreign && <TranslationSwitch review={review} translation={translation} />}
      {review.recommended && (
        <p className={styles.recommended}>
          <Icon name="check" size={18} />
          {t('reviews.recommends')}
        </p>
      )}
      <ReviewPhotos photos={review.photos} label={t('reviews.photos')} />
      {review.replies.map((reply) => (
        <blockquote key={reply.date} className={styles.reply}>
          <p className={styles.replyHead}>
            {t('reviews.replyOf', {name: reply.name})}{' '}
            <time dateTime={reply.date}>{formatDate(reply.date, locale.id)}</time>
          </p>
          <p lang={review.locale} dir="auto">
            {reply.text}
          </p>
        </blockquote>
      ))}
      <ReviewVotes review={review} />
    </article>
  )
}
