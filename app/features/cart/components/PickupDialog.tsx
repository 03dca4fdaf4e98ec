import {useRef, useState} from 'react'
import {moveLine} from '@app/features/basket/api/shipments'
import {useBasketContext} from '@app/features/basket/api/basket-context'
import type {BasketLine} from '@app/features/basket/model/basket-lines'
import type {PickupStore} from '@app/features/basket/model/pickup'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import StoresDialog from '@app/features/product-advice/components/StoresDialog'
import {isApiFault} from '@common/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {showToast} from '@app/shared/ui/toast'

interface PickupDialogProps {
  line: BasketLine
  /** The store of the line; undefined when it is delivered. */
  store: PickupStore | undefined
  open: boolean
  onClose: () => void
}

/** Dialog that changes where a line is handed over. Default export: lazy. */
export default function PickupDialog({line, store, open, onClose}: PickupDialogProps) {
  const t = useTranslate()
  const context = useBasketContext()
  const showFault = useFaultToast()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const move = async (to: PickupStore | null) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await moveLine(context, line.itemId, to)
      showToast({
        title: to
          ? t('pickup.moved', {product: line.name, store: to.name})
          : t('pickup.delivered', {product: line.name}),
        status: 'success',
      })
      onClose()
    } catch (error) {
      const isSoldOut = isApiFault(error) && error.type === 'product-item-not-available'
      if (to && isSoldOut) showToast({title: t('error.pickup'), status: 'error'})
      else showFault(error)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return (
    <StoresDialog
      open={open}
      onClose={onClose}
      title={t('pickup.choose')}
      pieces={[{productId: line.productId, quantity: line.quantity}]}
      chosen={store?.id}
      busy={busy}
      onPick={(to) => void move(to)}
    >
      {store && (
        <Button variant="secondary" busy={busy} onClick={() => void move(null)}>
          {t('pickup.deliver')}
        </Button>
      )}
    </StoresDialog>
  )
}
