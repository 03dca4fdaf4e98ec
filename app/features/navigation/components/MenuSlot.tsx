import {promotionProps} from '@app/features/analytics/public/shop-event'
import {contentImage} from '@app/features/content/public/content'
import {type SlotContent} from '@app/features/content/public/slot'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Picture} from '@app/shared/ui/Picture'
import styles from './MenuSlot.module.css'

interface MenuSlotProps {
  content: SlotContent
  /** Target where the content names none: the page of the entry above the slot. */
  fallback: string | undefined
  onNavigate?: () => void
}

/** Content slot of the menu: picture, title and text, as one link. */
export function MenuSlot({content, fallback, onNavigate}: MenuSlotProps) {
  const shop = useShop()
  const paths = usePaths()
  const {title, text, image, cta} = content
  const promotion = promotionProps({id: image || title, name: title, slot: 'menu'})
  const href = cta ? paths.fromContent(cta.href) : fallback
  const inside = (
    <>
      {image && (
        <Picture
          src={contentImage(shop, image)}
          alt=""
          width={480}
          height={320}
          sizes="(min-width: 992px) 24rem, 90vw"
          widths={[480, 840]}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </>
  )
  return href === undefined ? (
    <div className={styles.slot} {...promotion}>
      {inside}
    </div>
  ) : (
    <AppLink to={href} className={styles.slot} onClick={onNavigate} {...promotion}>
      {inside}
    </AppLink>
  )
}
