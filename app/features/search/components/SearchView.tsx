import loadable from '@loadable/component'
import {useEffect, type MouseEvent, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useKnownListing} from '@app/features/catalog/public/use-listing'
import {
  CategoryChips,
  EmptyListing,
  Listing,
  useListingRequest,
} from '@app/features/catalog/public/Listing'
import {CompareSwitch} from '@app/features/compare/public/CompareSwitch'
import type {Listing as ListingModel} from '@app/features/catalog/public/listing-model'
import {
  listingSearch,
  refinementCount,
  withoutRefinements,
} from '@app/features/catalog/public/listing-request'
import {categoriesOf} from '@app/features/navigation/public/navigation'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {ButtonLink} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {Deferred} from '@app/shared/ui/Deferred'
import {useContentHits} from '../api/get-content-hits'
import {hasSearch} from '../model/search-request'
import {CONTENT_HITS_ID, ContentHits} from './ContentHits'
import {SearchBox} from './SearchBox'
import styles from './SearchView.module.css'

/** Top categories, from the menu that the shell has loaded. */
function Departments() {
  const t = useTranslate()
  const paths = usePaths()
  const {data: navigation} = useNavigation(undefined, {enabled: false})
  return (
    <CategoryChips
      categories={categoriesOf(navigation?.items ?? [])}
      label={t('search.categories')}
      hrefOf={paths.category}
    />
  )
}

/** Spelling suggestion of the backend. */
function DidYouMean({phrase}: {phrase: string}) {
  const intl = useIntl()
  const paths = usePaths()
  return (
    <p>
      {intl.formatMessage(
        {id: 'search.didYouMean'},
        {
          phrase,
          link: (chunks: ReactNode) => (
            <AppLink key="link" to={paths.search(phrase)}>
              {chunks}
            </AppLink>
          ),
        },
      )}
    </p>
  )
}

const BestSellers = loadable(() => import('@app/features/recommendations/public/BestSellers'), {
  ssr: false,
})

/** Best sellers, shown where there is no other content. */
function BestSellersRow() {
  return (
    <Deferred placeholder={styles.bestSellers}>
      <BestSellers inset />
    </Deferred>
  )
}

function NothingFound({query, suggestion}: {query: string; suggestion?: string}) {
  const t = useTranslate()
  return (
    <EmptyListing
      level={1}
      title={t('search.noResults.title', {query})}
      text={t('search.noResults.text')}
    >
      {suggestion && <DidYouMean phrase={suggestion} />}
      <SearchBox initial={query} />
      <Departments />
    </EmptyListing>
  )
}

interface ResultsHeadProps {
  query: string
  /** Number of content pages found. */
  pages: number
  suggestion?: string
}

/** Scrolls to the content hits and moves the focus there, without a new history entry. */
function jumpToPages(event: MouseEvent): void {
  const pages = document.getElementById(CONTENT_HITS_ID)
  if (!pages) return
  event.preventDefault()
  pages.scrollIntoView({block: 'start'})
  pages.focus({preventScroll: true})
}

/** Search phrase, spelling suggestion, and a link to the content hits. */
function ResultsHead({query, pages, suggestion}: ResultsHeadProps) {
  const t = useTranslate()
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>
          {query ? t('search.resultsTitle', {query}) : t('search.products')}
        </h1>
        {suggestion && <DidYouMean phrase={suggestion} />}
      </div>
      {pages > 0 && (
        <a className={styles.jump} href={`#${CONTENT_HITS_ID}`} onClick={jumpToPages}>
          {t('search.content.jump', {count: pages})}
          <Icon name="chevron-down" size={16} />
        </a>
      )}
    </div>
  )
}

/** Sends the analytics event of a search, once the answer has arrived. */
function useSearchEvent(query: string, total: number | undefined): void {
  const track = useTrack()
  useEffect(() => {
    if (query && total !== undefined) track({type: 'search', query, total})
  }, [query, total, track])
}

/** Results of a phrase; without a phrase or refinement, a search field and starting points. */
export function SearchView({page}: {page: PageComponent}) {
  const t = useTranslate()
  const paths = usePaths()
  const request = useListingRequest(null)
  const {query} = request
  const {total, suggestion} = useKnownListing(request) ?? {}
  useSearchEvent(query, total)
  const {data: pages = []} = useContentHits(query)
  const basePath = paths.searchPage()
  if (!hasSearch(request)) {
    return (
      <div className={styles.page}>
        <PageMeta title={t('meta.search.emptyTitle')} noIndex />
        <h1>{t('search.empty.title')}</h1>
        <p className={styles.help}>{t('search.empty.text')}</p>
        <SearchBox initial="" />
        <Departments />
        <BestSellersRow />
      </div>
    )
  }
  const refined = refinementCount(request) > 0
  const empty = ({suggestion}: ListingModel) =>
    refined ? (
      <EmptyListing title={t('listing.noResults.title')} text={t('listing.noResults.text')}>
        <ButtonLink to={basePath + listingSearch(withoutRefinements(request))}>
          {t('listing.noResults.clear')}
        </ButtonLink>
      </EmptyListing>
    ) : (
      <NothingFound query={query} suggestion={suggestion} />
    )
  return (
    <div className={styles.page}>
      <PageMeta
        title={query ? t('meta.search.title', {query}) : t('meta.search.emptyTitle')}
        noIndex
      />
      {(total !== 0 || refined) && (
        <ResultsHead query={query} pages={pages.length} suggestion={suggestion} />
      )}
      <Listing
        key={query}
        request={request}
        basePath={basePath}
        page={page}
        tools={<CompareSwitch />}
        empty={empty}
      />
      <ContentHits hits={pages} />
      {total === 0 && <BestSellersRow />}
    </div>
  )
}
