import type {MouseEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {AppLink} from '@app/shared/ui/AppLink'
import {ButtonLink} from '@app/shared/ui/Button'
import {atPage, listingSearch, type ListingRequest} from '../public/listing-request'
import type {Paging} from '../model/listing-view'
import {pageNumbers} from '../model/page-numbers'
import styles from './LoadMore.module.css'

interface LoadMoreProps {
  paging: Paging
  total: number
  request: ListingRequest
  basePath: string
  loading: boolean
  failed: boolean
  onMore: () => void
}

/** Links to pages, for browsers without JavaScript and for listings opened on a later page. */
function Pagination({
  paging,
  request,
  basePath,
}: Pick<LoadMoreProps, 'paging' | 'request' | 'basePath'>) {
  const t = useTranslate()
  return (
    <nav
      aria-label={t('listing.pagination')}
      className={request.offset > 0 ? undefined : styles.pagesWithoutScript}
    >
      <ul className={styles.numbers}>
        {pageNumbers(paging.page, paging.pages).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <AppLink
                className={styles.number}
                to={basePath + listingSearch(atPage(request, page - 1))}
                aria-label={t('listing.page', {page})}
                aria-current={page === paging.page ? 'page' : undefined}
              >
                {page}
              </AppLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** Progress through the results, and a link that loads the next page in place. */
export function LoadMore(props: LoadMoreProps) {
  const {paging, total, request, basePath, loading, failed, onMore} = props
  const t = useTranslate()
  if (paging.pages <= 1) return null
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div className={styles.more}>
      <p className={styles.progress}>
        {t('listing.progress', {shown: paging.shown, total})}
        <progress className={styles.bar} value={paging.shown} max={total} aria-hidden="true" />
      </p>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('error.generic')}
        </p>
      )}
      {paging.hasMore && (
        <ButtonLink
          variant="secondary"
          busy={loading}
          to={basePath + listingSearch(atPage(request, paging.page))}
          rel="next"
          onClick={more}
        >
          {t('listing.loadMore')}
        </ButtonLink>
      )}
      <Pagination paging={paging} request={request} basePath={basePath} />
    </div>
  )
}
