import {useEffect, useRef, useState} from 'react'
import {promotionProps} from '@app/features/analytics/public/shop-event'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {imageUrl} from '@app/shared/lib/image-url'
import {Icon} from '@app/shared/ui/Icon'
import type {ProductPromotion} from '@app/features/catalog/public/promotion'
import styles from './PromotionList.module.css'

/** The icon of a promotion; one that does not load is hidden (rule ERROR-13). */
function PromotionIcon({src}: {src: string}) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // An image of a server-rendered page may have failed before the error listener was attached.
    if (image.current?.complete) image.current.decode?.().catch(() => setFailed(true))
  }, [])
  if (failed) return null
  return (
    <img
      ref={image}
      className={styles.icon}
      src={imageUrl(src, {width: 48})}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}

function Words({promotion: {callout, badge, icon}}: {promotion: ProductPromotion}) {
  const languageOf = useTextLanguage()
  return (
    <>
      {icon && <PromotionIcon src={icon} />}
      <span className={styles.callout} {...languageOf(callout)}>
        {callout}
      </span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </>
  )
}

/** Promotions that apply to a product; their details open below them. */
export default function PromotionList({promotions}: {promotions: readonly ProductPromotion[]}) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  return (
    <ul className={styles.list} aria-label={t('product.promotions')}>
      {promotions.map((promotion) => (
        <li
          key={promotion.id}
          data-world={promotion.colorWorld}
          {...promotionProps({id: promotion.id, name: promotion.callout, slot: 'product'})}
        >
          {promotion.details ? (
            <details className={styles.promotion}>
              <summary className={styles.head}>
                <Words promotion={promotion} />
                <Icon name="chevron-down" size={18} className={styles.sign} />
              </summary>
              <p className={styles.details} {...languageOf(promotion.details)}>
                {promotion.details}
              </p>
            </details>
          ) : (
            <p className={styles.head}>
              <Words promotion={promotion} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
