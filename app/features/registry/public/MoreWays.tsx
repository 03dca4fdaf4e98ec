import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {loadDeclared} from '@app/shared/lib/load-declared'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {showToast} from '@app/shared/ui/toast'
import {addToRegistry} from '../api/add-to-registry'
import {whereToBuyHref, usePageSettings} from '@app/features/purchase/public/page-settings'
import type {RegistryItem} from './registry'
import styles from '@app/shared/ui/tools.module.css'

interface MoreWaysProps {
  productId: string
  /** The shop sells the product itself, and it is available. */
  sold: boolean
  /** Item for the gift registry; missing while the choice is incomplete. */
  item?: RegistryItem
}

/** Alternatives to the cart: gift registry and other shops. An error of the registry is logged by its name. */
export default function MoreWays({productId, sold, item}: MoreWaysProps) {
  const t = useTranslate()
  const settings = usePageSettings()
  const {registry} = useShop().site.services
  const {busy, run} = useAction(
    (registryItem: RegistryItem) =>
      addToRegistry(registry, registryItem, (address) =>
        loadDeclared({id: 'registry', address, integrity: registry?.integrity}),
      ),
    {
      onFault: ({detail}) => {
        console.warn(detail)
        showToast({title: t('error.generic'), status: 'error'})
      },
    },
  )
  const href = whereToBuyHref(settings, productId, sold)
  const withRegistry = registry !== null && item !== undefined
  if (!href && !withRegistry) return null
  return (
    <ul className={styles.tools}>
      {withRegistry && (
        <li>
          <button
            type="button"
            className={styles.tool}
            aria-busy={busy || undefined}
            onClick={() => void run(item)}
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
