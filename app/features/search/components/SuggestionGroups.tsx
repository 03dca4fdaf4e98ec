import {useId, type ReactNode} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {usePaths} from '@app/shared/lib/use-paths'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {SUGGESTION_LIMIT, type SuggestedProduct, type Suggestions} from '../model/suggestions'
import styles from './SearchPanel.module.css'

interface GroupProps {
  title: string
  className?: string
  /** Action beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled list in the panel. */
export function Group({title, className, action, children}: GroupProps) {
  const titleId = useId()
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Suggested phrases and categories for the typed text. */
export function SuggestedWords({suggestions}: {suggestions: Suggestions}) {
  const t = useTranslate()
  const paths = usePaths()
  const {phrases, categories} = suggestions
  return (
    <>
      {phrases.length > 0 && (
        <Group title={t('search.suggestions')}>
          <ul className={styles.list}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <a className={styles.row} href={paths.search(phrase)} data-phrase={phrase}>
                  <Icon name="search" size={18} />
                  {phrase}
                </a>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {categories.length > 0 && (
        <Group title={t('search.categories')}>
          <ul className={styles.list}>
            {categories.map(({id, name}) => (
              <li key={id}>
                <a className={styles.row} href={paths.category(id)}>
                  <Icon name="arrow-right" size={18} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  )
}

interface SuggestedProductsProps {
  products: readonly SuggestedProduct[]
  /** Search phrase of the "View all" link. */
  phrase: string
}

/** Suggested products for the typed text, with a link to all results. */
export function SuggestedProducts({products, phrase}: SuggestedProductsProps) {
  const t = useTranslate()
  const paths = usePaths()
  const text = usePriceText()
  if (products.length === 0) return null
  return (
    <Group
      title={t('search.products')}
      className={styles.found}
      action={
        <a className={styles.action} href={paths.search(phrase.trim())} data-phrase={phrase.trim()}>
          {t('search.viewAll')}
        </a>
      }
    >
      <ul className={styles.products}>
        {products.map(({id, name, image, price, taxRate}) => (
          <li key={id}>
            <a className={styles.product} href={paths.product(id)} data-product={id}>
              <span className={styles.picture}>
                {image && (
                  <img
                    src={imageUrl(image, {width: 168, height: 192, fit: 'cut'})}
                    srcSet={`${imageUrl(image, {width: 336, height: 384, fit: 'cut'})} 2x`}
                    width={168}
                    height={192}
                    alt=""
                  />
                )}
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                {price !== undefined && (
                  <span className={styles.price}>{text.price(price, taxRate)}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** Placeholder of suggestions that are loading. */
export function SuggestionsSkeleton() {
  const places = Array.from({length: SUGGESTION_LIMIT}, (_, index) => index)
  return (
    <>
      <div className={styles.words}>
        {places.map((place) => (
          <Skeleton key={place} className={styles.waiting} />
        ))}
      </div>
      <div className={classNames(styles.found, styles.products)}>
        {places.map((place) => (
          <div key={place} className={styles.product}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.waiting} />
          </div>
        ))}
      </div>
    </>
  )
}
