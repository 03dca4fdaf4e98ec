import loadable from '@loadable/component'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import type {Basket} from '@app/features/basket/public/basket'
import {basketLinesOf, type BasketLine} from '@app/features/basket/public/basket-lines'
import {unitsOf} from '@app/features/basket/public/quantity-rules'
import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import {useProductModel} from '@app/features/product/public/get-product'
import {Availability} from '@app/features/product/public/Availability'
import {isOrderable} from '@app/features/product/public/availability-state'
import {ProductPrice} from '@app/features/product/public/ProductHead'
import {useCurrentOffer} from '@app/features/product/public/offers'
import {useOwnChoice} from '@app/features/product/public/use-own-choice'
import {VariationPicker} from '@app/features/product/public/VariationPicker'
import {inSentence} from '@app/features/product/public/product'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {engravedProductOf} from '../model/changeable'
import {
  engravingChange,
  engravingToChange,
  quantityAfterChange,
  variantChanges,
} from '../model/line-change'
import {useLineChange} from '../use-line-change'
import type {EditorProps} from './editor-props'
import styles from './LineEditor.module.css'

const EngravingDesigner = loadable(
  () => import('@app/features/engraving/public/EngravingDesigner'),
  {ssr: false},
)

const PartsEditor = loadable(() => import('./PartsEditor'), {ssr: false})

const NOTHING: ReadonlySet<string> = new Set()

/** Choice of another variant of the product of a line. */
function VariantEditor({basket, line, product, onDone}: EditorProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const limit = useCartLimit()
  const {choice, press} = useOwnChoice(product)
  const {busy, problem, save} = useLineChange(line, onDone)
  const selection = choice?.selection
  const offer = useCurrentOffer(product, selection)
  const productId = selection?.kind === 'variant' ? selection.variant.id : undefined
  if (!choice || !offer) return null
  const held = productId === undefined ? 0 : unitsOf(basket, productId)
  const quantity = quantityAfterChange(line, offer, {held, limit})
  const isSame = productId === line.productId
  const isPossible = productId !== undefined && quantity > 0 && isOrderable(offer.availability)
  const submit = () => {
    if (productId === undefined) return
    if (isSame) return onDone()
    const lines = basketLinesOf(basket.productItems)
    save(variantChanges(lines, line, {productId, quantity}), product.name)
  }
  return (
    <div className={styles.editor}>
      <ProductPrice offer={offer} taxRate={product.taxRate} />
      <VariationPicker product={product} choice={choice} missing={NOTHING} onPress={press} />
      {selection?.kind === 'impossible' && (
        <p role="status">
          {t('product.unavailableVariant', {
            attribute: inSentence(selection.attribute.name, locale.id),
          })}
        </p>
      )}
      {productId !== undefined && <Availability availability={offer.availability} />}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button block busy={busy} disabled={!isSame && !isPossible} onClick={submit}>
        {t('cart.item.saveChange')}
      </Button>
    </div>
  )
}

/** Change of text, typeface and position of an engraving. */
function EngravingEditor({line, product, onDone}: EditorProps) {
  const t = useTranslate()
  const {problem, save} = useLineChange(line, onDone)
  const {engraving: model} = product
  if (!model) return <p>{t('cart.item.cannotChange')}</p>
  return (
    <div className={styles.editor}>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <EngravingDesigner
        model={model}
        productId={engravedProductOf(line) ?? product.id}
        color={product.named?.[COLOR_ATTRIBUTE] ?? ''}
        engraving={engravingToChange(line)}
        onChange={() => undefined}
        onDone={(engraving) => save(engravingChange(line, model, engraving), model.name)}
      />
    </div>
  )
}

interface LineEditorProps {
  basket: Basket
  line: BasketLine
  /** Name of the product, until it is loaded. */
  name: string
  open: boolean
  onClose: () => void
}

/**
 * Dialog that changes colour, size, parts or engraving of a cart line (rule BASKET-26). Default export: loaded with the
 * first press.
 */
export default function LineEditor({basket, line, name, open, onClose}: LineEditorProps) {
  const t = useTranslate()
  const engraved = engravedProductOf(line)
  const {
    data: product,
    isError,
    refetch,
  } = useProductModel({productId: engraved ?? line.productId}, {enabled: open})
  const Editor = engraved ? EngravingEditor : line.parts ? PartsEditor : VariantEditor
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      size={engraved ? 'large' : 'medium'}
      title={t('cart.item.changeTitle', {product: name})}
    >
      {product ? (
        <Editor basket={basket} line={line} product={product} onDone={onClose} />
      ) : isError ? (
        <div role="alert" className={styles.editor}>
          <p>{t('error.generic')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton className={styles.waiting} />
        </div>
      )}
    </LazyDialog>
  )
}
