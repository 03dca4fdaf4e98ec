import {useState, type MouseEvent} from 'react'
import {basketLinesOf} from '@app/features/basket/public/basket-lines'
import {unitsOf} from '@app/features/basket/public/quantity-rules'
import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import {Availability} from '@app/features/product/public/Availability'
import {isOrderable} from '@app/features/product/public/availability-state'
import {
  searchOfVariants,
  useSetChoice,
  type SetPart,
} from '@app/features/sets/public/use-set-choice'
import {pressedSearch} from '@app/features/product/public/use-own-choice'
import {VariationPicker} from '@app/features/product/public/VariationPicker'
import {bundleAvailability, isBundleUnfinished} from '@app/features/sets/public/bundle'
import {inSentence} from '@app/features/product/public/product'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {quantityAfterChange} from '../model/line-change'
import {changedParts, partsChanges} from '../model/parts-change'
import {useLineChange} from '../use-line-change'
import type {EditorProps} from './editor-props'
import styles from './LineEditor.module.css'

const NOTHING: ReadonlySet<string> = new Set()

/** The choice of one part; a part without variants has none. */
function PartChoice({
  part,
  onPress,
}: {
  part: SetPart
  onPress: (event: MouseEvent<HTMLElement>) => void
}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {product} = part.part
  const {selection, offer} = part
  if (product.variants.length === 0) return null
  return (
    <section aria-label={product.name} className={styles.part}>
      <h3>{product.name}</h3>
      <VariationPicker product={product} choice={part} missing={NOTHING} onPress={onPress} />
      {selection?.kind === 'impossible' && (
        <p role="status">
          {t('product.unavailableVariant', {
            attribute: inSentence(selection.attribute.name, locale.id),
          })}
        </p>
      )}
      {selection?.kind === 'variant' && offer && <Availability availability={offer.availability} />}
    </section>
  )
}

/** Choice of other variants of the parts of a bundle. Default export: a chunk of its own. */
export default function PartsEditor({basket, line, product, onDone}: EditorProps) {
  const t = useTranslate()
  const paths = usePaths()
  const limit = useCartLimit()
  const {busy, problem, save} = useLineChange(line, onDone)
  const [search, setSearch] = useState(() =>
    searchOfVariants(
      product.parts ?? [],
      (line.parts ?? []).map(({productId}) => productId),
    ),
  )
  const {parts} = useSetChoice(product, {pathname: paths.product(product.id), search})
  const press = (event: MouseEvent<HTMLElement>) => {
    const pressed = pressedSearch(event)
    if (pressed !== null) setSearch(pressed)
  }
  const {offer} = product
  if (!offer) return null
  const availability = bundleAvailability(offer.availability, parts)
  const held = unitsOf(basket, line.productId) - line.quantity
  const quantity = quantityAfterChange(line, {...offer, availability}, {held, limit})
  const changes = changedParts(line, parts)
  const isPossible = isOrderable(availability) && quantity > 0 && !isBundleUnfinished(parts)
  const submit = () => {
    if (changes.length === 0) return onDone()
    const lines = basketLinesOf(basket.productItems)
    save(partsChanges(lines, line, {quantity, changes}), product.name)
  }
  return (
    <div className={styles.editor}>
      {parts.map((part) => (
        <PartChoice key={part.part.product.id} part={part} onPress={press} />
      ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button block busy={busy} disabled={changes.length > 0 && !isPossible} onClick={submit}>
        {t('cart.item.saveChange')}
      </Button>
    </div>
  )
}
