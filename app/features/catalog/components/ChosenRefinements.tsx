import {useTranslate} from '@app/shared/i18n/messages'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {Icon} from '@app/shared/ui/Icon'
import type {Listing} from '../model/listing'
import {listingSearch, withoutRefinements, type ListingRequest} from '../model/listing-request'
import {chosenValues} from '../model/listing-view'
import styles from './ChosenRefinements.module.css'

interface ChosenRefinementsProps {
  listing: Pick<Listing, 'refinements'>
  request: ListingRequest
  basePath: string
}

/** What the listing is narrowed to, each with a way to give it up. */
export function ChosenRefinements({listing, request, basePath}: ChosenRefinementsProps) {
  const t = useTranslate()
  const followLink = useDelegatedLinks()
  const values = chosenValues(listing, request, basePath)
  if (values.length === 0) return null
  return (
    <div role="presentation" onClick={followLink}>
      <ul className={styles.chips} aria-label={t('listing.activeFilters')}>
        {values.map(({refinementId, refinement, value, label, href}) => (
          <li key={`${refinementId}=${value}`}>
            <a
              className={styles.chip}
              href={href}
              rel="nofollow"
              aria-label={t('listing.removeFilter', {refinement, value: label})}
            >
              {label}
              <Icon name="close" size={14} />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={basePath + listingSearch(withoutRefinements(request))}>
            {t('listing.clearAll')}
          </a>
        </li>
      </ul>
    </div>
  )
}
