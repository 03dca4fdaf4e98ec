import {useId, type ReactNode} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {PriceTag} from '@app/features/catalog/public/PriceTag'
import {SafetyFacts} from '@app/features/law/public/SafetyFacts'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Accordion} from '@app/shared/ui/Accordion'
import {AppLink} from '@app/shared/ui/AppLink'
import {Thumbnail} from '@app/shared/ui/Thumbnail'
import {Availability} from '@app/features/product/public/Availability'
import {isOrderable} from '@app/features/product/public/availability-state'
import {inSentence, picturesOf} from '@app/features/product/public/product'
import {useAdviceSlots} from '@app/features/product/public/advice-slots'
import {VariationPicker} from '@app/features/product/public/VariationPicker'
import type {SetPart} from './use-set-choice'
import styles from '../components/SetView.module.css'

interface PartRowProps {
  part: SetPart
  /**
   * Called when a part of a set is selected or deselected; missing for a bundle, which is sold as a whole.
   */
  onTake?: (taken: boolean) => void
  /** The shopper pressed the button before all attributes were chosen. */
  submitAttempted: boolean
  /** Shows the size and age guide: for members of a set or bundle. */
  withGuide?: boolean
  /** Further controls of the part. */
  children?: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()

/** One product of a set or bundle with its own variation picker. */
export function PartRow({part, onTake, submitAttempted, withGuide, children}: PartRowProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const paths = usePaths()
  const nameId = useId()
  const {product, quantity} = part.part
  const {selection, offer, choice, hrefOf} = part
  const {PartGuide} = useAdviceSlots()
  const guide = withGuide ? product.advice?.guide : undefined
  const [picture] = picturesOf(product, choice[COLOR_ATTRIBUTE])
  const missing =
    submitAttempted && part.taken && selection?.kind === 'incomplete'
      ? new Set(selection.missing.map(({id}) => id))
      : NOTHING
  const orderable = offer !== undefined && isOrderable(offer.availability)
  return (
    <li className={styles.part} data-left={onTake && !part.taken ? '' : undefined}>
      {onTake && (
        <input
          type="checkbox"
          className={styles.check}
          checked={part.taken && (orderable || selection?.kind === 'incomplete')}
          disabled={!orderable && selection?.kind !== 'incomplete'}
          aria-label={t('product.set.take', {product: product.name})}
          onChange={(event) => onTake(event.target.checked)}
        />
      )}
      {picture && <Thumbnail className={styles.picture} src={picture} width={112} />}
      <div className={styles.line}>
        <h3 id={nameId} className={styles.name}>
          <AppLink to={paths.product(product.id)}>{product.name}</AppLink>
          {quantity > 1 && (
            <span className={styles.pieces}> {t('product.bundle.pieces', {n: quantity})}</span>
          )}
        </h3>
        {onTake && offer?.price && <PriceTag price={{...offer.price, taxRate: product.taxRate}} />}
      </div>
      <div className={styles.choices} role="group" aria-labelledby={nameId}>
        <VariationPicker product={product} choice={{choice, selection, hrefOf}} missing={missing} />
        {PartGuide && guide && (
          <PartGuide
            guideId={guide}
            product={product}
            choice={{choice, selection, hrefOf}}
            describedBy={nameId}
          />
        )}
        {selection?.kind === 'impossible' ? (
          <p className={styles.problem} role="status">
            {t('product.unavailableVariant', {
              attribute: inSentence(selection.attribute.name, locale.id),
            })}
          </p>
        ) : (
          offer &&
          selection?.kind !== 'incomplete' && <Availability availability={offer.availability} />
        )}
        {children}
        {product.maker && (
          <Accordion title={t('product.safety')}>
            <SafetyFacts product={product} />
          </Accordion>
        )}
      </div>
    </li>
  )
}
