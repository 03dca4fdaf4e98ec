import {useState} from 'react'
import loadable from '@loadable/component'
import type {Basket} from '@app/features/basket/public/basket'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {useTranslate} from '@app/shared/i18n/messages'
import {Quiet} from '@app/shared/ui/Deferred'
import {showToast} from '@app/shared/ui/toast'
import {preloadSoon} from '@app/shared/lib/when-painted'
import styles from './CartLine.module.css'

const LineEditor = loadable(() => import('./LineEditor'), {ssr: false})

interface ChangeLineProps {
  basket: Basket
  line: BasketLine
  name: string
}

/** Button that opens the dialog to change a line; the code of the dialog loads with the first press. */
export function ChangeLine({basket, line, name}: ChangeLineProps) {
  const t = useTranslate()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [attempt, setAttempt] = useState(0)
  const fail = () => {
    showToast({title: t('error.generic'), status: 'error'})
    setState('unused')
    setAttempt(attempt + 1)
  }
  return (
    <>
      <button
        type="button"
        className={styles.change}
        aria-haspopup="dialog"
        aria-label={t('cart.item.changeLabel', {product: name})}
        onPointerEnter={() => preloadSoon(LineEditor)}
        onFocus={() => preloadSoon(LineEditor)}
        onClick={() => setState('open')}
      >
        {t('cart.item.change')}
      </button>
      {state !== 'unused' && (
        <Quiet key={attempt} onFailure={fail}>
          <LineEditor
            basket={basket}
            line={line}
            name={name}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Quiet>
      )}
    </>
  )
}
