import type {ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {categoriesOf} from '@app/features/navigation/public/navigation'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {isRefused, metaTagsOf} from '@app/shared/lib/meta-tags'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {RuleMeta} from '@app/shared/ui/RuleMeta'
import {useListingAnswer} from '../public/use-listing'
import type {Banner} from '@app/features/content/public/banner'
import type {CategoryModel} from '../public/category'
import {
  canonicalSearch,
  pageOf,
  listingSearch,
  refinementCount,
  withoutRefinements,
  type ListingRequest,
} from '../public/listing-request'
import {neighboursOf} from '../model/neighbours'
import type {CategorySlots} from '../model/slot'
import {CategoryChips, EmptyListing, Listing, useListingRequest} from '../public/Listing'
import {CategoryHead} from './CategoryHead'
import {ListingSkeleton} from './ListingSkeleton'
import {SlotStory} from './SlotStory'
import {SlotTeaser} from './SlotTeaser'
import styles from './CategoryView.module.css'

/** Number of products before the teaser: it completes a row of two, three and four columns. */
const TEASER_PLACE = 4

interface CategoryViewProps {
  /** Undefined while the browser loads it. */
  category: CategoryModel | undefined
  banner: Banner | null
  slots: CategorySlots
  page: PageComponent
  /** Additional controls in the toolbar of the listing. */
  tools?: ReactNode
  /** Content below the listing. */
  children?: ReactNode
}

function CategoryMeta({category, request}: {category: CategoryModel; request: ListingRequest}) {
  const t = useTranslate()
  const paths = usePaths()
  // The listing reads it.
  const {data: answer} = useListingAnswer(request, {enabled: false})
  const {pageTitle, pageDescription} = category
  const tags = metaTagsOf(answer?.pageMetaTags, {title: pageTitle, description: pageDescription})
  const search = canonicalSearch(request)
  const whole = tags?.title?.['title'] || pageTitle
  const title = whole || category.name
  const noIndex = refinementCount(request) > 0 || answer?.total === 0
  return (
    <>
      <PageMeta
        title={search ? `${title} – ${t('listing.page', {page: pageOf(request)})}` : title}
        titleIsComplete={whole !== ''}
        description={pageDescription || t('meta.listing.description', {category: category.name})}
        canonical={paths.category(category.id) + search}
        share={{kind: 'category', id: category.id}}
        noIndex={noIndex || isRefused(tags)}
      />
      {tags && <RuleMeta tags={tags} noIndex={noIndex} />}
    </>
  )
}

/** A category page: its head, its neighbouring categories and its products. */
export function CategoryView(props: CategoryViewProps) {
  const {category, banner, slots, page, tools, children} = props
  const t = useTranslate()
  const paths = usePaths()
  const request = useListingRequest(category?.id ?? null)
  // The shell loads the navigation; this page sends no request for it.
  const {data: navigation} = useNavigation(undefined, {enabled: false})
  const {pathname: basePath} = useLocation()
  if (!category) {
    return (
      <div className={styles.page}>
        <ListingSkeleton />
      </div>
    )
  }
  const refined = refinementCount(request) > 0
  const whole = !refined && request.offset === 0
  return (
    <div className={styles.page}>
      <CategoryMeta category={category} request={request} />
      <Breadcrumbs
        items={[
          {label: t('breadcrumb.home'), to: paths.home()},
          ...category.ancestors.map(({id, name}) => ({label: name, to: paths.category(id)})),
          {label: category.name},
        ]}
      />
      <CategoryHead name={category.name} description={category.description} banner={banner} />
      <CategoryChips
        categories={neighboursOf(category, categoriesOf(navigation?.items ?? []))}
        current={category.id}
        label={t('listing.subcategories')}
        hrefOf={paths.category}
      />
      <Listing
        request={request}
        basePath={basePath}
        page={page}
        tools={tools}
        insert={
          whole && slots.teaser
            ? {at: TEASER_PLACE, node: <SlotTeaser {...slots.teaser} />}
            : undefined
        }
        empty={() =>
          refined ? (
            <EmptyListing title={t('listing.noResults.title')} text={t('listing.noResults.text')}>
              <ButtonLink to={basePath + listingSearch(withoutRefinements(request))}>
                {t('listing.noResults.clear')}
              </ButtonLink>
            </EmptyListing>
          ) : (
            <EmptyListing title={t('listing.empty.title')} text={t('listing.empty.text')}>
              <ButtonLink to={paths.home()}>{t('common.backToHome')}</ButtonLink>
            </EmptyListing>
          )
        }
      />
      {whole && slots.story && <SlotStory {...slots.story} />}
      {children}
    </div>
  )
}
