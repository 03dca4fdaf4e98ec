import {useId, useRef, useState} from 'react'
import loadable from '@loadable/component'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {useReviewPage} from '../api/get-reviews'
import type {ReviewPage} from '../model/review'
import {changeRequest, firstRequest, isFiltered, PAGE_SIZE} from '../model/review-request'
import {ReviewCard} from '../components/ReviewCard'
import {ReviewGallery} from '../components/ReviewGallery'
import {ReviewOrigin} from '../components/ReviewOrigin'
import {ReviewSummary} from '../components/ReviewSummary'
import {ReviewToolbar} from '../components/ReviewToolbar'
import styles from './Reviews.module.css'

const ReviewForm = loadable(() => import('../components/ReviewForm'), {ssr: false})

interface PagerProps {
  page: number
  pages: number
  busy: boolean
  onPage: (page: number) => void
}

function Pager({page, pages, busy, onPage}: PagerProps) {
  const t = useTranslate()
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={t('reviews.pages')}>
      <Button
        variant="secondary"
        size="small"
        disabled={page === 0}
        onClick={() => !busy && onPage(page - 1)}
      >
        {t('reviews.previous')}
      </Button>
      <span className={styles.pageNumber}>{t('reviews.page', {page: page + 1, pages})}</span>
      <Button
        variant="secondary"
        size="small"
        disabled={page >= pages - 1}
        onClick={() => !busy && onPage(page + 1)}
      >
        {t('reviews.next')}
      </Button>
    </nav>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton className={styles.waitingSummary} />
      <Skeleton className={styles.waitingList} />
    </div>
  )
}

/** Reviews of the current request; the last answer stays while the next one loads. */
function useReviews(item: EventItem) {
  const [request, setRequest] = useState(firstRequest(item.id))
  const {data, isError, isPreviousData} = useReviewPage(request, {keepPreviousData: true})
  // Statistics come with reviews: for an answer without reviews the last statistics are kept.
  const [summary, setSummary] = useState<ReviewPage['summary']>(null)
  if (data?.summary && data.summary !== summary) setSummary(data.summary)
  return {request, setRequest, data, isError, isPreviousData, summary}
}

/** Reviews of a product. Default export: its code loads when the shopper scrolls near them. */
export default function Reviews({item}: {item: EventItem}) {
  const t = useTranslate()
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [writing, setWriting] = useState(false)
  const {request, setRequest, data, isError, isPreviousData, summary} = useReviews(item)
  const failed = isError && !data
  useNothingToShow(failed)
  if (failed) return null

  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  const turnTo = (page: number) => {
    setRequest({...request, page})
    list.current?.focus({preventScroll: true})
    list.current?.scrollIntoView({block: 'start'})
  }
  const nothingYet = data !== undefined && summary === null && !isFiltered(request)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('reviews.title')}
      </h2>
      {data && summary && <ReviewGallery productId={item.id} />}
      {!data ? (
        <Waiting />
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            {summary && <ReviewSummary summary={summary} request={request} onChange={setRequest} />}
            {nothingYet && <p className={styles.none}>{t('reviews.none')}</p>}
            <Button variant="secondary" onClick={() => setWriting(true)}>
              {t('reviews.write')}
            </Button>
            <ReviewOrigin productId={item.id} />
          </div>
          {!nothingYet && (
            <div>
              <ReviewToolbar request={request} onChange={setRequest} />
              <p role="status" className={styles.found}>
                {t('reviews.found', {count: data.total})}
              </p>
              <div
                ref={list}
                tabIndex={-1}
                className={styles.list}
                aria-busy={isPreviousData || undefined}
              >
                {data.reviews.map((review) => (
                  <ReviewCard key={review.id} review={review} />
                ))}
                {data.total === 0 && (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      setRequest(changeRequest(request, firstRequest(request.productId)))
                    }
                  >
                    {t('reviews.clearFilters')}
                  </Button>
                )}
              </div>
              <Pager page={request.page} pages={pages} busy={isPreviousData} onPage={turnTo} />
            </div>
          )}
        </div>
      )}
      <LazyDialog
        open={writing}
        onClose={() => setWriting(false)}
        title={t('reviews.form.heading')}
      >
        <ReviewForm item={item} onDone={() => setWriting(false)} />
      </LazyDialog>
    </section>
  )
}
