import {useEffect} from 'react'
import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'
import {COMPARE_KEY, comparingFlag} from '@app/features/compare/public/compare-mode'

const CompareTools = loadable(() => import('@app/features/compare/public/CompareTools'), {
  ssr: false,
})

/** Whether this browser has stored products to compare; false when its storage is disabled. */
function remembersSome(siteId: string): boolean {
  try {
    return (window.localStorage.getItem(`${COMPARE_KEY}-${siteId}`) ?? '[]') !== '[]'
  } catch {
    return false
  }
}

/** Host of the comparison on every page; its code is loaded only when there is a product to compare. */
export function CompareHost() {
  const {id} = useShop().site
  const comparing = comparingFlag.useValue()
  useEffect(() => {
    if (remembersSome(id)) comparingFlag.set(true)
  }, [id])
  return comparing ? <CompareTools /> : null
}
