import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {whereToBuyHref} from '../model/page-settings'
import type {RegistryItem} from '../model/registry'
import {usePageSettings} from './use-page-settings'
import {useRegistry} from './use-registry'
import styles from './ProductTools.module.css'

interface MoreWaysProps {
  productId: string
  /** The shop sells the product itself, and it is available. */
  sold: boolean
  /** Item for the gift registry; missing while the choice is incomplete. */
  item?: RegistryItem
}

/** Alternatives to the cart: gift registry and other shops. */
export default function MoreWays({productId, sold, item}: MoreWaysProps) {
  const t = useTranslate()
  const settings = usePageSettings()
  const registry = useRegistry()
  const href = whereToBuyHref(settings, productId, sold)
  const withRegistry = registry.enabled && item !== undefined
  if (!href && !withRegistry) return null
  return (
    <ul className={styles.tools}>
      {withRegistry && (
        <li>
          <button
            type="button"
            className={styles.tool}
            aria-busy={registry.busy || undefined}
            onClick={registry.busy ? undefined : () => registry.add(item)}
          >
            <RareIcon name="leaf" size={20} />
            {t('product.registry')}
          </button>
        </li>
      )}
      {href && (
        <li>
          <a className={styles.tool} href={href} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" size={20} />
            {t('product.whereToBuy')}
          </a>
        </li>
      )}
    </ul>
  )
}
