import {useState} from 'react'
import loadable from '@loadable/component'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {PickupStore} from '@app/features/basket/public/delivery'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Quiet} from '@app/shared/ui/Deferred'
import {Icon} from '@app/shared/ui/Icon'
import {showToast} from '@app/shared/ui/toast'
import {preloadSoon} from '@app/shared/lib/when-painted'
import styles from './CartLine.module.css'

const PickupDialog = loadable(() => import('./PickupDialog'), {ssr: false})

interface LinePickupProps {
  line: BasketLine
  name: string
  /** The store of the line; undefined when it is delivered. */
  store: PickupStore | undefined
}

/** Where a line is picked up, and the button that changes it (rule PICK-3); a bonus line keeps its place (rule PICK-8). */
export function LinePickup({line, name, store}: LinePickupProps) {
  const t = useTranslate()
  const {site} = useShop()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [attempt, setAttempt] = useState(0)
  // A line that is made for the shopper is not in the stock of a store.
  const isOffered = site.features.pickup === true && !line.engraving && !line.parts
  const isChanged = !line.bonus && (isOffered || store !== undefined)
  if (!store && !isChanged) return null
  const fail = () => {
    showToast({title: t('error.generic'), status: 'error'})
    setState('unused')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {store && (
        <p className={styles.pickup}>
          <Icon name="pin" size={18} />
          {t('pickup.line', {store: store.name})}
        </p>
      )}
      {isChanged && (
        <button
          type="button"
          className={styles.change}
          aria-haspopup="dialog"
          aria-label={t(store ? 'pickup.changeLabel' : 'pickup.chooseLabel', {product: name})}
          onPointerEnter={() => preloadSoon(PickupDialog)}
          onFocus={() => preloadSoon(PickupDialog)}
          onClick={() => setState('open')}
        >
          {t(store ? 'pickup.change' : 'pickup.choose')}
        </button>
      )}
      {state !== 'unused' && (
        <Quiet key={attempt} onFailure={fail}>
          <PickupDialog
            line={line}
            store={store}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Quiet>
      )}
    </>
  )
}
