import {useTranslate} from '@app/shared/i18n/messages'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import type {Refinement} from '../public/listing-model'
import type {ListingRequest} from '../public/listing-request'
import {
  choicesOf,
  isColorRefinement,
  refinementTitle,
  type RefinementChoice,
} from '../model/listing-view'
import {PriceRange} from './PriceRange'
import {useGrossFilters} from './use-gross-filters'
import {swatchClass} from '../public/swatches'
import styles from './RefinementPanel.module.css'

/** Number of values shown at once; the others expand on demand, unless there are only a few. */
const VISIBLE_VALUES = 8
const FEW = 3

interface ChoiceListProps {
  choices: readonly RefinementChoice[]
  withColors: boolean
}

function ChoiceList({choices, withColors}: ChoiceListProps) {
  return (
    <ul className={styles.values}>
      {choices.map(({value, label, count, selected, href}) => (
        <li key={value}>
          <a
            className={styles.value}
            href={href}
            rel="nofollow"
            aria-current={selected || undefined}
          >
            <i className={withColors ? classNames(styles.color, swatchClass(value)) : styles.box} />
            {label}
            <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface RefinementPanelProps {
  refinements: readonly Refinement[]
  request: ListingRequest
  /** Path of the page, without query. */
  basePath: string
}

function Group({
  refinement,
  request,
  basePath,
}: Omit<RefinementPanelProps, 'refinements'> & {refinement: Refinement}) {
  const t = useTranslate()
  const isGross = useGrossFilters()
  const title = refinementTitle(refinement)
  const choices = choicesOf(refinement, request, basePath)
  const withColors = isColorRefinement(refinement)
  const visible = choices.length <= VISIBLE_VALUES + FEW ? choices.length : VISIBLE_VALUES
  const rest = choices.slice(visible)
  return (
    <details className={styles.group} open>
      <summary className={styles.title}>
        {title ? t(title) : refinement.label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ChoiceList choices={choices.slice(0, visible)} withColors={withColors} />
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.some(({selected}) => selected)}>
          <summary className={styles.more}>
            {t('listing.showMoreValues', {count: choices.length})}
          </summary>
          <ChoiceList choices={rest} withColors={withColors} />
        </details>
      )}
      {refinement.id === 'price' && (
        <>
          <PriceRange request={request} basePath={basePath} />
          {isGross && <p className={styles.note}>{t('listing.pricesWithTax')}</p>}
        </>
      )}
    </details>
  )
}

/** All refinements of a listing; each value is a link (rule CAT-6). */
export function RefinementPanel({refinements, ...group}: RefinementPanelProps) {
  const followLink = useDelegatedLinks()
  return (
    <div role="presentation" onClick={followLink}>
      {refinements.map((refinement) => (
        <Group key={refinement.id} refinement={refinement} {...group} />
      ))}
    </div>
  )
}
