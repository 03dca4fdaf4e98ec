import {type RefObject, useEffect, useState} from 'react'
import {WrittenPrice} from '@app/features/catalog/public/PriceTag'
import {usePriceText} from '@app/features/catalog/public/price'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import type {Offer} from '../public/offer'
import type {Extras} from '../public/advice-slots'
import type {Purchase} from '../public/use-purchase'
import styles from './StickyBuy.module.css'

/** Whether an element has been scrolled out of the window; false until it is observed. */
function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setOut(!entry.isIntersecting)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return out
}

interface StickyBuyProps {
  purchase: Purchase
  extras: Extras | undefined
  offer: Offer
  /** Names of the chosen values, such as colour and chassis. */
  names: readonly string[]
  /** Tax in the price, 0.19 for 19 %; undefined where prices are net. */
  taxRate: number | undefined
  /** Ref of the buy box; this bar is shown while the buy box is out of view. */
  box: RefObject<HTMLElement | null>
}

function Bar({purchase, extras, offer: {price}, names, taxRate, box}: StickyBuyProps) {
  const t = useTranslate()
  const text = usePriceText()
  const {locale} = useShop()
  const shown = useOutOfView(box)
  const chosen = extras?.label ?? joinNames(names, locale.id)
  const press = () => {
    if (!purchase.press()) box.current?.scrollIntoView({block: 'center'})
  }
  return (
    <>
      {/* Seen when the bar of experiment cro67 would be. */}
      <div className={styles.wide} data-experiment="cro67" />
      <div className={styles.bar} hidden={!shown} data-sticky-buy="">
        <div className={styles.chosen}>
          {chosen && <p className={styles.names}>{chosen}</p>}
          {price && (
            <WrittenPrice
              price={extras?.price ?? {...price, taxRate}}
              text={{...text, withLowestPrice: false, unitPrice: () => null}}
            />
          )}
        </div>
        <Button
          className={styles.button}
          busy={purchase.busy}
          onClick={press}
          onPointerEnter={purchase.prepare}
          onFocus={purchase.prepare}
        >
          {t(purchase.label)}
        </Button>
      </div>
    </>
  )
}

/** Bar at the lower edge on phones with choice, price and button, shown while the buy box is out of view. */
export function StickyBuy(props: StickyBuyProps) {
  return props.purchase.possible ? <Bar {...props} /> : null
}
