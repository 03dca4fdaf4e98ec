import {useAction} from '@app/features/faults/public/use-action'
import {moveLine} from '@app/features/basket/public/shipments'
import {useBasketContext} from '@app/features/basket/public/basket'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {PickupStore} from '@app/features/basket/public/delivery'
import {faultText} from '@app/features/faults/public/fault-message'
import StoresDialog from '@app/features/advice/public/StoresDialog'
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
  const {busy, run} = useAction(
    async (to: PickupStore | null) => {
      await moveLine(context, line.itemId, to)
      showToast({
        title: to
          ? t('pickup.moved', {product: line.name, store: to.name})
          : t('pickup.delivered', {product: line.name}),
        status: 'success',
      })
      onClose()
    },
    {
      textOf: (fault, to) =>
        to && fault.type === 'product-item-not-available' ? {id: 'error.pickup'} : faultText(fault),
    },
  )
  return (
    <StoresDialog
      open={open}
      onClose={onClose}
      title={t('pickup.choose')}
      pieces={[{productId: line.productId, quantity: line.quantity}]}
      chosen={store?.id}
      busy={busy}
      onPick={(to) => void run(to)}
    >
      {store && (
        <Button variant="secondary" busy={busy} onClick={() => void run(null)}>
          {t('pickup.deliver')}
        </Button>
      )}
    </StoresDialog>
  )
}
