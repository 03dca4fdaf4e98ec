import {useEffect, useRef} from 'react'
import {useService} from '@app/features/scripts/public/use-service'
import {useShop} from '@app/shared/lib/shop-context'
import styles from './ReviewOrigin.module.css'

interface DisplayWindow {
  readonly reviewsDisplay?: {
    readonly show: (
      element: HTMLElement,
      options: {
        readonly productId: string
        readonly locale: string
        readonly environment: 'production' | 'staging'
      },
    ) => void
  }
}

/**
 * What the review service shows beside the reviews of a product, with consent (rule SCRIPT-11). Its space is reserved and
 * stays empty where the script cannot load.
 */
export function ReviewOrigin({productId}: {productId: string}) {
  const {site, locale} = useShop()
  const environment = site.services.reviews?.environment
  const usable = useService('reviews', environment !== undefined)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = element.current
    if (!usable || !place || !environment) return undefined
    try {
      const {reviewsDisplay} = window as DisplayWindow
      reviewsDisplay?.show(place, {productId, locale: locale.id, environment})
    } catch (error) {
      console.warn(`Display of the reviews: ${String(error)}`)
    }
    return () => place.replaceChildren()
  }, [usable, environment, productId, locale])
  return environment ? <div ref={element} className={styles.place} /> : null
}
