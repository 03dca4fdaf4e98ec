import {useId, type MouseEvent} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {swatchClass} from '@app/features/catalog/public/swatches'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {classNames} from '@app/shared/ui/class-names'
import {inSentence, type ProductModel} from './product'
import {
  valueState,
  type AttributeValue,
  type ValueState,
  type VariationAttribute,
  type ProductChoice,
} from './variation'
import styles from './VariationPicker.module.css'

interface VariationPickerProps {
  product: ProductModel
  choice: ProductChoice
  /** Attributes to highlight because they are not chosen yet. */
  missing: ReadonlySet<string>
  /** Handles the press of a value; without it the page's address changes. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
}

interface ValueProps {
  value: AttributeValue
  state: ValueState
  selected: boolean
  href: string
}

/** Accessible label of a value, with the reason why it is not available. */
function labelOf(t: Translate, {value, state}: Pick<ValueProps, 'value' | 'state'>): string {
  if (state === 'none') return t('product.swatch.unavailable', {value: value.name})
  if (state === 'soldout') return t('product.swatch.outOfStock', {value: value.name})
  return value.name
}

function Swatch({value, state, selected, href, imageFolder}: ValueProps & {imageFolder: string}) {
  const t = useTranslate()
  const label = labelOf(t, {value, state})
  return (
    <a
      className={classNames(styles.swatch, state !== 'available' && styles.struck)}
      href={href}
      rel="nofollow"
      title={label}
      aria-current={selected || undefined}
    >
      {value.swatch ? (
        <img
          src={imageUrl(imageFolder + value.swatch, {width: 96, height: 96, fit: 'cut'})}
          alt=""
          width={44}
          height={44}
        />
      ) : (
        <i className={swatchClass(value.id)} />
      )}
    </a>
  )
}

function Pill({value, state, selected, href}: ValueProps) {
  const t = useTranslate()
  return (
    <a
      className={classNames(
        styles.pill,
        state !== 'available' && styles.dashed,
        state === 'none' && styles.crossed,
      )}
      href={href}
      rel="nofollow"
      aria-label={state === 'available' ? undefined : labelOf(t, {value, state})}
      aria-current={selected || undefined}
    >
      {value.name}
    </a>
  )
}

function Attribute({
  attribute,
  product,
  choice: {choice, hrefOf},
  missing,
}: Pick<VariationPickerProps, 'product' | 'choice'> & {
  attribute: VariationAttribute
  missing: boolean
}) {
  const t = useTranslate()
  const {locale} = useShop()
  const labelId = useId()
  const chosen = attribute.values.find(({id}) => id === choice[attribute.id])
  const colored = attribute.id === COLOR_ATTRIBUTE
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.attribute}
      data-missing={missing || undefined}
    >
      <p id={labelId} className={classNames(styles.label, missing && styles.missing)}>
        {chosen ? (
          <>
            {attribute.name} <span className={styles.chosen}>{chosen.name}</span>
          </>
        ) : (
          t('product.chooseAttribute', {attribute: inSentence(attribute.name, locale.id)})
        )}
      </p>
      <ul className={colored ? styles.swatches : styles.pills}>
        {attribute.values.map((value) => {
          const props = {
            value,
            state: valueState(product, choice, attribute.id, value.id),
            selected: value === chosen,
            href: hrefOf(attribute.id, value.id),
          }
          return (
            <li key={value.id}>
              {colored ? (
                <Swatch {...props} imageFolder={product.imageFolder} />
              ) : (
                <Pill {...props} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/**
 * Variation attributes of a product. Every value is a link to this page with that value; with JavaScript it
 * replaces the present address. Unavailable values stay visible, with the reason.
 */
export function VariationPicker({product, choice, missing, onPress}: VariationPickerProps) {
  const followLink = useDelegatedLinks({replace: true})
  if (product.attributes.length === 0) return null
  return (
    <div role="presentation" className={styles.picker} onClick={onPress ?? followLink}>
      {product.attributes.map((attribute) => (
        <Attribute
          key={attribute.id}
          attribute={attribute}
          product={product}
          choice={choice}
          missing={missing.has(attribute.id)}
        />
      ))}
    </div>
  )
}
