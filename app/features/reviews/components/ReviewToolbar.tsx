import {useId, useState} from 'react'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {classNames} from '@app/shared/ui/class-names'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import form from '@app/shared/ui/form/form.module.css'
import {Icon} from '@app/shared/ui/Icon'
import {
  changeRequest,
  REVIEW_SORTS,
  toggleRating,
  type ReviewRequest,
  type ReviewSort,
} from '../model/review-request'
import styles from './ReviewToolbar.module.css'

const SORT_TEXT: Readonly<Record<ReviewSort, MessageId>> = {
  helpful: 'reviews.sort.helpful',
  newest: 'reviews.sort.newest',
  highest: 'reviews.sort.highest',
  lowest: 'reviews.sort.lowest',
}

interface ReviewToolbarProps {
  request: ReviewRequest
  onChange: (request: ReviewRequest) => void
}

/** Search field. It searches on submit, not while typing, since every search is a call. */
function Search({request, onChange}: ReviewToolbarProps) {
  const t = useTranslate()
  const id = useId()
  const [words, setWords] = useState(request.search)
  const look = (search: string) => onChange(changeRequest(request, {search: search.trim()}))
  return (
    <form
      method="post"
      role="search"
      aria-label={t('reviews.search')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        look(words)
      }}
    >
      <label className={form.label} htmlFor={id}>
        {t('reviews.search')}
      </label>
      <div className={styles.searchBox}>
        <input
          id={id}
          type="search"
          className={form.input}
          value={words}
          maxLength={100}
          onChange={(event) => {
            setWords(event.target.value)
            if (event.target.value === '' && request.search) look('')
          }}
        />
        <button type="submit" className={styles.go} aria-label={t('reviews.searchGo')}>
          <Icon name="search" size={20} />
        </button>
      </div>
    </form>
  )
}

/** Search, order and language of the list, and the selected stars. */
export function ReviewToolbar({request, onChange}: ReviewToolbarProps) {
  const t = useTranslate()
  const sortId = useId()
  return (
    <div className={styles.toolbar}>
      <Search request={request} onChange={onChange} />
      <div className={styles.sort}>
        <label className={form.label} htmlFor={sortId}>
          {t('reviews.sort')}
        </label>
        <span className={form.selectWrap}>
          <select
            id={sortId}
            className={form.input}
            value={request.sort}
            // The service returns search results in an order of its own.
            disabled={request.search !== ''}
            onChange={(event) =>
              onChange(changeRequest(request, {sort: event.target.value as ReviewSort}))
            }
          >
            {REVIEW_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_TEXT[sort])}
              </option>
            ))}
          </select>
        </span>
      </div>
      <div className={styles.language}>
        <CheckboxField
          label={t('reviews.ownLanguage')}
          checked={request.ownLanguage}
          onChange={(event) =>
            onChange(changeRequest(request, {ownLanguage: event.target.checked}))
          }
        />
      </div>
      {request.ratings.length > 0 && (
        <ul className={styles.chips} aria-label={t('reviews.chosenStars')}>
          {request.ratings.map((stars) => (
            <li key={stars}>
              <button
                type="button"
                className={classNames(styles.chip)}
                aria-label={t('reviews.removeStars', {stars})}
                onClick={() => onChange(toggleRating(request, stars))}
              >
                {t('reviews.stars', {stars})}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
