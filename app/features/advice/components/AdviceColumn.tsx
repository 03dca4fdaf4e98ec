import {useState, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {useCompare} from '@app/features/compare/public/use-compare'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {type AdviceColumnProps, usePartnerLink} from '@app/features/product/public/advice-slots'
import {picturesOf, type ProductModel} from '@app/features/product/public/product'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {lazyOverlay, preloadDialog} from '@app/shared/ui/overlay/lazy'
import {preloadSoon} from '@app/shared/lib/when-painted'
import {adviceSubject} from '../model/subject'
import styles from './AdviceColumn.module.css'

const guideCode = loadable(() => import('./GuideDialog'), {ssr: false})
const estimateCode = loadable(() => import('./EstimateDialog'), {ssr: false})
const storesCode = loadable(() => import('./ProductStores'), {ssr: false})

const GuideDialog = lazyOverlay(guideCode)
const EstimateDialog = lazyOverlay(estimateCode)
const ProductStores = lazyOverlay(storesCode)

interface WayProps {
  icon: ReactNode
  label: string
  /** Loads the code of the dialog. */
  onPrepare: () => void
  onOpen: () => void
}

/** A row that opens a dialog. */
function Way({icon, label, onPrepare, onOpen}: WayProps) {
  const prepare = () => {
    preloadDialog()
    onPrepare()
  }
  return (
    <li>
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {icon}
        {label}
        <Icon name="chevron-right" size={18} />
      </button>
    </li>
  )
}

/** Button that adds the product to the comparison or removes it. */
function CompareWay({product, color}: {product: ProductModel; color: string | undefined}) {
  const t = useTranslate()
  const {has, toggle} = useCompare()
  const {id, name} = product
  const [image] = picturesOf(product, color)
  const chosen = has(id)
  return (
    <li>
      <button
        type="button"
        className={styles.way}
        aria-pressed={chosen}
        onClick={() => toggle({id, name, ...(image && {image})})}
      >
        <Icon name="compare" size={20} />
        {t('compare.add')}
        {chosen && <Icon name="check" size={18} />}
      </button>
    </li>
  )
}

/**
 * Rows beside the pictures: size guide, delivery estimate, stock in stores, and comparison. Each answer
 * loads when the shopper requests it. Default export: a chunk of its own.
 */
export default function AdviceColumn(props: AdviceColumnProps) {
  const {product, choice, availability, engraved, parts} = props
  const t = useTranslate()
  const [open, setOpen] = useState<'guide' | 'estimate' | 'stores' | null>(null)
  const close = () => setOpen(null)
  const partnerLink = usePartnerLink(product)
  const {guide} = product.advice ?? {}
  const {selection} = choice
  const color = choice.choice[COLOR_ATTRIBUTE]
  const subject =
    availability && !partnerLink
      ? adviceSubject({product, selection, availability, engraved, ...(parts && {parts})})
      : undefined
  const sent = subject?.sent
  return (
    <div className={styles.advice}>
      <ul className={styles.ways}>
        {guide && (
          <Way
            icon={<RareIcon name="ruler" size={20} />}
            label={t('advice.guide')}
            onPrepare={() => preloadSoon(guideCode)}
            onOpen={() => setOpen('guide')}
          />
        )}
        {sent && (
          <Way
            icon={<Icon name="truck" size={20} />}
            label={t('advice.delivery')}
            onPrepare={() => preloadSoon(estimateCode)}
            onOpen={() => setOpen('estimate')}
          />
        )}
        {subject && (
          <Way
            icon={<Icon name="pin" size={20} />}
            label={t('advice.stores')}
            onPrepare={() => preloadSoon(storesCode)}
            onOpen={() => setOpen('stores')}
          />
        )}
        <CompareWay product={product} color={color} />
      </ul>
      {guide && (
        <GuideDialog
          open={open === 'guide'}
          onClose={close}
          guideId={guide}
          product={product}
          choice={choice}
        />
      )}
      {sent && (
        <EstimateDialog
          open={open === 'estimate'}
          onClose={close}
          productId={sent.productId}
          from={sent.from}
        />
      )}
      {subject && (
        <ProductStores
          open={open === 'stores'}
          onClose={close}
          product={product}
          color={color}
          pieces={subject.pieces}
          isSingle={!parts}
          quantity={props.quantity}
        />
      )}
    </div>
  )
}
