import {useEffect} from 'react'
import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'
import {Deferred} from '@app/shared/ui/Deferred'
import {othersThan} from '../model/recent-products'
import {saveViewed, useViewed} from '../public/recent-store'
import styles from './RecentlyViewed.module.css'

const RecentRow = loadable(() => import('./RecentRow'), {ssr: false})

/**
 * Recently viewed products at the foot of a page; renders nothing when there are none. Loads when the
 * shopper scrolls near it; its space is reserved.
 * @param shown product of the page: remembered, and left out of the row
 */
export function RecentlyViewed({shown}: {shown?: string}) {
  const {site} = useShop()
  const ids = othersThan(useViewed(site.id), shown)
  useEffect(() => {
    if (shown) saveViewed(site.id, shown)
  }, [site.id, shown])
  if (ids.length === 0) return null
  return (
    <Deferred placeholder={styles.place}>
      <RecentRow ids={ids} />
    </Deferred>
  )
}
