import {useState, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {LazyDrawer, preloadDrawer} from '@app/shared/ui/overlay/lazy'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {Listing} from '../public/listing-model'
import {refinementCount, type ListingRequest} from '../public/listing-request'
import {ChosenRefinements} from './ChosenRefinements'
import {RefinementPanel} from './RefinementPanel'
import {SortSelect} from './SortSelect'
import styles from './ListingToolbar.module.css'

interface ListingToolbarProps {
  listing: Listing
  request: ListingRequest
  basePath: string
  /** True while the new listing is loading; the previous one is still shown. */
  pending: boolean
  /** Additional controls for a listing of several products, such as the compare switch. */
  tools?: ReactNode
}

/** Filters for narrow screens; the results behind the drawer update with each choice. */
function FilterDrawer({
  listing,
  request,
  basePath,
  pending,
  open,
  onClose,
}: ListingToolbarProps & {open: boolean; onClose: () => void}) {
  const t = useTranslate()
  return (
    <LazyDrawer
      open={open}
      onClose={onClose}
      title={t('listing.filters')}
      placement="end"
      footer={
        <Button block waiting={pending} onClick={onClose}>
          {t('listing.showResults', {count: listing.total})}
        </Button>
      }
    >
      {/* The status message of the page is hidden from screen readers while the drawer is open. */}
      <p role="status">
        <VisuallyHidden>
          {pending ? t('listing.loading') : t('listing.updated', {count: listing.total})}
        </VisuallyHidden>
      </p>
      <ChosenRefinements listing={listing} request={request} basePath={basePath} />
      <RefinementPanel refinements={listing.refinements} request={request} basePath={basePath} />
    </LazyDrawer>
  )
}

/** Number of results, the button for the filters on narrow screens, and the sorting. */
export function ListingToolbar(props: ListingToolbarProps) {
  const {listing, request} = props
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const count = refinementCount(request)
  return (
    <div className={styles.toolbar}>
      <p className={styles.count}>{t('listing.resultCount', {count: listing.total})}</p>
      {listing.refinements.length > 0 && (
        <button
          type="button"
          className={styles.filters}
          aria-haspopup="dialog"
          aria-label={count > 0 ? t('listing.filtersCount', {count}) : undefined}
          onClick={() => setOpen(true)}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
        >
          <Icon name="filter" size={20} />
          {t('listing.filters')}
          {count > 0 && (
            <span className={styles.bubble} aria-hidden="true">
              {count}
            </span>
          )}
        </button>
      )}
      {listing.total > 1 && props.tools}
      {listing.total > 1 && listing.sorts.length > 0 && (
        <SortSelect options={listing.sorts} request={request} basePath={props.basePath} />
      )}
      <FilterDrawer {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
