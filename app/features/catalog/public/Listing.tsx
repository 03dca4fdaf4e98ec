import {useEffect, useId, useMemo, useRef, type ReactNode} from 'react'
import {TrackedList} from '@app/features/analytics/public/TrackedList'
import type {EventList} from '@app/features/analytics/public/shop-event'
import {itemsOfTiles, useShownTiles} from './products-on-page'
import {useTranslate} from '@app/shared/i18n/messages'
import {useCritical} from '@app/shared/lib/use-critical-query'
import type {PageComponent} from '@app/shared/lib/page'
import {itemList} from '@app/shared/lib/json-ld'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {listingIn} from './get-listing'
import {useListingAnswer} from './use-listing'
import type {Listing as ListingModel} from './listing-model'
import {
  listingSearch,
  refinementCount,
  type ListingRequest,
  parseListingRequest,
} from './listing-request'
import {pagingOf} from '../model/listing-view'
import {mergeTiles} from '../model/merge-listings'
import {ChosenRefinements} from '../components/ChosenRefinements'
import {ListingSkeleton} from '../components/ListingSkeleton'
import {ListingToolbar} from '../components/ListingToolbar'
import {LoadMore} from '../components/LoadMore'
import {ProductGrid, type ProductGridProps} from './ProductGrid'
import {RefinementPanel} from '../components/RefinementPanel'
import {useListingPages} from '../components/use-listing-pages'
import styles from './Listing.module.css'
import emptyStyles from './EmptyListing.module.css'
import {useLocation} from 'react-router-dom'
import {AppLink} from '@app/shared/ui/AppLink'
import type {CategoryLink} from './category'
import chipStyles from './CategoryChips.module.css'

/** Number of tiles in the first view of a phone; the pictures of the other tiles load after the layout. */
const FIRST_VIEW = 2

interface ListingProps {
  request: ListingRequest
  /** Path of the page, without query. */
  basePath: string
  page: PageComponent
  /** Content between the products, and the index of the product that follows it. */
  insert?: ProductGridProps['insert']
  /** Additional controls in the toolbar. */
  tools?: ReactNode
  /** Rendered instead of the grid when there are no results. */
  empty: (listing: ListingModel) => ReactNode
}

interface ResultsProps {
  listing: ListingModel
  request: ListingRequest
  basePath: string
  insert: ProductGridProps['insert']
}

/** The listing in the format of events. */
function useEventList({categoryId, query}: ListingRequest): EventList {
  return useMemo(
    () =>
      categoryId === null
        ? {kind: 'search', query}
        : {kind: 'category', categoryId, name: categoryId},
    [categoryId, query],
  )
}

/** Structured data of the page's products for search engines, which do not load further pages. */
function ListData({listing}: {listing: ListingModel}) {
  const {origin} = useShop()
  const paths = usePaths()
  const linked = listing.tiles.filter(({unlinked}) => !unlinked)
  const addresses = linked.map(({id}) => paths.product(id))
  return <JsonLd json={itemList(addresses, origin, listing.total)} />
}

/** The grid and the products loaded below it. New results receive focus for keyboard users. */
function Results({listing, request, basePath, insert}: ResultsProps) {
  const t = useTranslate()
  const grid = useRef<HTMLDivElement>(null)
  const {further, loading, failed, loadMore} = useListingPages(request)
  const {tiles, imageFolder} = mergeTiles([listing, ...further])
  const list = useEventList(request)
  useShownTiles(tiles)
  const asked = useRef<number | null>(null)

  useEffect(() => {
    if (asked.current === null || asked.current >= tiles.length) return
    const first = grid.current?.querySelectorAll<HTMLElement>('li h3 > a')[asked.current]
    asked.current = null
    first?.focus({preventScroll: true})
  }, [tiles.length])

  const added = tiles.length - listing.tiles.length
  return (
    <>
      {request.categoryId !== null && <ListData listing={listing} />}
      <div ref={grid}>
        <TrackedList list={list} items={itemsOfTiles(tiles)}>
          <ProductGrid
            tiles={tiles}
            imageFolder={imageFolder}
            priority={FIRST_VIEW}
            insert={insert}
          />
        </TrackedList>
      </div>
      <p role="status">
        <VisuallyHidden>
          {loading && t('listing.loading')}
          {!loading &&
            added > 0 &&
            t('listing.moreLoaded', {count: further.at(-1)?.tiles.length ?? 0})}
        </VisuallyHidden>
      </p>
      <LoadMore
        paging={pagingOf(request, tiles.length, listing.total)}
        total={listing.total}
        request={request}
        basePath={basePath}
        loading={loading}
        failed={failed}
        onMore={() => {
          asked.current = tiles.length
          loadMore()
        }}
      />
    </>
  )
}

/** Scrolls the results into view when a selection further down the page changed them. */
function useResultsInView(place: string) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    const edge = top.current?.getBoundingClientRect().top ?? 0
    if (edge < 0) top.current?.scrollIntoView({block: 'start'})
  }, [place])
  return top
}

/** A listing: filters, sorting, results. Each choice is a link, so that it works without JavaScript. */
export function Listing({request, basePath, page, insert, tools, empty}: ListingProps) {
  const t = useTranslate()
  const shop = useShop()
  const {data, isPreviousData} = useCritical(useListingAnswer(request, {keepPreviousData: true}), {
    page,
  })
  const filtersId = useId()
  const resultsId = useId()
  const top = useResultsInView(`${basePath}${listingSearch(request)}`)
  if (!data) return <ListingSkeleton />
  const listing = listingIn(shop, data, request)
  const {refinements} = listing
  const withFilters = refinements.length > 0 || refinementCount(request) > 0
  const parts = {listing, request, basePath}
  return (
    <div ref={top} className={withFilters ? styles.withFilters : undefined}>
      {withFilters && (
        <section className={styles.filters} data-filters="" aria-labelledby={filtersId}>
          <h2 id={filtersId} className={styles.filtersTitle}>
            {t('listing.filters')}
          </h2>
          <RefinementPanel refinements={refinements} request={request} basePath={basePath} />
        </section>
      )}
      <section
        className={styles.results}
        aria-labelledby={listing.total > 0 ? resultsId : undefined}
        aria-busy={isPreviousData || undefined}
      >
        {listing.total > 0 && (
          <VisuallyHidden as="h2" id={resultsId}>
            {t('search.products')}
          </VisuallyHidden>
        )}
        {(listing.total > 0 || withFilters) && (
          <ListingToolbar {...parts} pending={isPreviousData} tools={tools} />
        )}
        <ChosenRefinements {...parts} />
        <p role="status">
          <VisuallyHidden>
            {isPreviousData ? t('listing.loading') : t('listing.updated', {count: listing.total})}
          </VisuallyHidden>
        </p>
        {listing.tiles.length > 0 ? (
          <Results key={basePath} {...parts} insert={insert} />
        ) : (
          empty(listing)
        )}
      </section>
    </div>
  )
}

interface EmptyListingProps {
  title: string
  /** Heading level; 1 where the message is the only content of the page. */
  level?: 1 | 2
  text: string
  /** Links or controls for the next step. */
  children: ReactNode
}

/** Message for a listing without results, with the next steps. */
export function EmptyListing({title, text, level = 2, children}: EmptyListingProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={emptyStyles.empty}>
      <Title className={emptyStyles.title}>{title}</Title>
      <p className={emptyStyles.text}>{text}</p>
      {children}
    </div>
  )
}

/** The listing request in the URL. */
export function useListingRequest(categoryId: string | null): ListingRequest {
  const {search} = useLocation()
  return useMemo(
    () => parseListingRequest(new URLSearchParams(search), categoryId),
    [search, categoryId],
  )
}

interface CategoryChipsProps {
  categories: readonly CategoryLink[]
  /** Id of the current category of the page, if it is in the list. */
  current?: string
  label: string
  hrefOf: (id: string) => string
}

/** Scrolls the current chip into view where the chips scroll horizontally. */
function useCurrentInView(current: string | undefined) {
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    const chip = scroller.current?.querySelector('[aria-current]')
    if (!scroller.current || !chip) return
    const box = scroller.current.getBoundingClientRect()
    const {left, width} = chip.getBoundingClientRect()
    scroller.current.scrollLeft += left + width / 2 - (box.left + box.width / 2)
  }, [current])
  return scroller
}

/** Links to neighbouring categories; on narrow screens they scroll horizontally. */
export function CategoryChips({categories, current, label, hrefOf}: CategoryChipsProps) {
  const scroller = useCurrentInView(current)
  if (categories.length === 0) return null
  return (
    <nav ref={scroller} aria-label={label} className={chipStyles.scroller}>
      <ul className={chipStyles.chips}>
        {categories.map(({id, name}) => (
          <li key={id}>
            <AppLink
              to={hrefOf(id)}
              className={chipStyles.chip}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
