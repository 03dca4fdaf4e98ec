import {useState} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {useBasketContext, useCurrentBasket} from '@app/features/basket/public/basket'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {showToast} from '@app/shared/ui/toast'
import {addGifts} from '../api/add-gifts'
import {useBonusProducts} from '../api/get-bonus-products'
import type {Added} from '../public/added'
import {openChoices, type BonusChoice} from '../public/bonus'
import type {BonusProduct} from '../model/bonus-products'
import {openOverlay, overlayOpener, type PurchaseOverlayProps} from '../public/overlay-store'
import {BonusList, BonusListSkeleton} from './BonusList'
import styles from './BonusDialog.module.css'

/** Adds the chosen products to the basket; shows an error when they are refused. */
function useChooseBonus(
  choice: BonusChoice | undefined,
  added: Added | undefined,
  close: () => void,
) {
  const t = useTranslate()
  const {locale} = useShop()
  const context = useBasketContext()
  return useAction(async (chosen: readonly BonusProduct[]) => {
    if (!choice) return
    const ids = chosen.map(({id}) => id)
    const basket = await addGifts(context, choice.id, ids)
    const gifts = chosen.map(({name, choices}) => joinNames([name, ...choices], locale.id))
    if (added) return openOverlay({kind: 'added', added: {...added, basket, gifts}})
    close()
    showToast({title: t('bonus.added', {product: gifts.join(' · ')}), status: 'success'})
  })
}

const NOTHING: readonly string[] = []

interface BonusChooserProps extends PurchaseOverlayProps<'bonus'> {
  /** The current choice in the basket; undefined once it is used up. */
  current: BonusChoice | undefined
}

/** Dialog of a bonus choice; it keeps its content until its closing transition ends. */
function BonusChooser({overlay, open, onClose, current}: BonusChooserProps) {
  const t = useTranslate()
  const [selected, setSelected] = useState(NOTHING)
  const {added} = overlay
  const [choice, setChoice] = useState(current)
  if (current && current.left !== choice?.left) setChoice(current)
  const {data, isError} = useBonusProducts(
    choice ?? {id: '', promotionId: '', productIds: [], left: 0},
    {enabled: choice !== undefined},
  )
  const left = choice?.left ?? 0
  const products = data?.products ?? []
  const chosen = products.filter(({id}) => selected.includes(id))
  const close = () => {
    setSelected(NOTHING)
    if (added) openOverlay({kind: 'added', added})
    else onClose()
  }
  const {busy, run: choose} = useChooseBonus(choice, added, close)
  const toggle = (id: string) => {
    if (left === 1) setSelected([id])
    else if (selected.includes(id)) setSelected(selected.filter((one) => one !== id))
    else if (selected.length < left) setSelected([...selected, id])
  }
  const nothing = !choice || isError || (data !== undefined && products.length === 0)
  return (
    <LazyDialog
      open={open}
      onClose={close}
      returnFocusTo={overlayOpener}
      title={t('bonus.title')}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" block onClick={close}>
            {t(nothing ? 'common.close' : 'bonus.decline')}
          </Button>
          {!nothing && (
            <Button
              block
              busy={busy}
              disabled={chosen.length === 0}
              onClick={() => void choose(chosen)}
            >
              {t('bonus.add')}
            </Button>
          )}
        </div>
      }
    >
      {data?.callout && <p className={styles.callout}>{data.callout}</p>}
      {nothing ? (
        <p role="status">{t('bonus.none')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('bonus.hint', {count: left})}</p>
          {data ? (
            <BonusList
              products={products}
              selected={selected}
              single={left === 1}
              full={selected.length >= left}
              onToggle={toggle}
            />
          ) : (
            <BonusListSkeleton />
          )}
        </>
      )}
    </LazyDialog>
  )
}

/** Bonus products to choose from; closing clears what was selected (rule BASKET-8). */
export default function BonusDialog(props: PurchaseOverlayProps<'bonus'>) {
  const {choiceId, added} = props.overlay
  const basket = useCurrentBasket()
  const current = openChoices(basket ?? added?.basket).find(({id}) => id === choiceId)
  return <BonusChooser {...props} current={current} />
}
