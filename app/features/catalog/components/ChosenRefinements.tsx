import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {Icon} from '@app/shared/ui/Icon'
import type {Listing} from '../public/listing-model'
import {listingSearch, withoutRefinements, type ListingRequest} from '../public/listing-request'
import {chosenValues, refinementTitle, type ChosenValue} from '../model/listing-view'
import {usePriceText, type PriceText} from '../public/price'
import {useGrossFilters} from './use-gross-filters'
import styles from './ChosenRefinements.module.css'

interface ChosenRefinementsProps {
  listing: Pick<Listing, 'refinements'>
  request: ListingRequest
  basePath: string
}

/** The display texts of a selected value. */
function wordsOf(
  chosen: ChosenValue,
  t: Translate,
  money: PriceText['money'],
): {title: string; label: string} {
  const id = refinementTitle({id: chosen.refinementId})
  const title = id ? t(id) : chosen.refinement
  if (chosen.unnamed) return {title, label: title}
  const {from, to} = chosen.bounds ?? {}
  if (from !== undefined && to !== undefined) {
    return {title, label: t('listing.priceRange', {from: money(from), to: money(to)})}
  }
  if (to !== undefined) return {title, label: t('listing.priceUpTo', {to: money(to)})}
  if (from !== undefined) return {title, label: t('listing.priceFrom', {from: money(from)})}
  return {title, label: chosen.label}
}

/** The selected refinements of the listing, each with a link that removes it. */
export function ChosenRefinements({listing, request, basePath}: ChosenRefinementsProps) {
  const t = useTranslate()
  const followLink = useDelegatedLinks()
  const {money} = usePriceText()
  const isGross = useGrossFilters()
  const values = chosenValues(listing, request, basePath)
  if (values.length === 0) return null
  return (
    <div role="presentation" onClick={followLink}>
      <ul className={styles.chips} aria-label={t('listing.activeFilters')}>
        {values.map((chosen) => {
          const {title, label: words} = wordsOf(chosen, t, money)
          const label =
            isGross && chosen.refinementId === 'price'
              ? t('listing.priceWithTax', {price: words})
              : words
          return (
            <li key={`${chosen.refinementId}=${chosen.value}`}>
              <a
                className={styles.chip}
                href={chosen.href}
                rel="nofollow"
                aria-label={t('listing.removeFilter', {refinement: title, value: label})}
              >
                {label}
                <Icon name="close" size={14} />
              </a>
            </li>
          )
        })}
        <li>
          <a className={styles.clear} href={basePath + listingSearch(withoutRefinements(request))}>
            {t('listing.clearAll')}
          </a>
        </li>
      </ul>
    </div>
  )
}
