import {contentImage} from '@app/features/content/public/content'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Picture} from '@app/shared/ui/Picture'
import {hrefOf, type NavigationItem} from '../public/navigation'
import {MenuLabel} from './MenuLabel'
import styles from './MenuCard.module.css'

/** Image card of an entry with the variant `teaser`. */
export function MenuCard({item, onNavigate}: {item: NavigationItem; onNavigate?: () => void}) {
  const shop = useShop()
  const href = hrefOf(item, usePaths())
  if (href === undefined || !item.image) return null
  return (
    <AppLink to={href} className={styles.card} onClick={onNavigate}>
      <Picture
        src={contentImage(shop, item.image)}
        alt={item.imageAlt ?? ''}
        width={320}
        height={240}
        fit="cut"
        sizes="(min-width: 992px) 16rem, 45vw"
        widths={[240, 320, 480]}
        className={styles.picture}
      />
      <span className={styles.name}>
        <MenuLabel item={item} />
      </span>
    </AppLink>
  )
}
