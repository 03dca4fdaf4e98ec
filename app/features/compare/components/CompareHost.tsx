import {useEffect} from 'react'
import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'
import {COMPARE_KEY, comparingFlag} from '../compare-mode'

const CompareTools = loadable(() => import('./CompareTools'), {ssr: false})

/** Whether this browser remembers products to compare; one whose storage is off remembers none. */
function remembersSome(siteId: string): boolean {
  try {
    return (window.localStorage.getItem(`${COMPARE_KEY}-${siteId}`) ?? '[]') !== '[]'
  } catch {
    return false
  }
}

/** The comparison of every page; nothing is loaded until something is to be compared. */
export function CompareHost() {
  const {id} = useShop().site
  const comparing = comparingFlag.useValue()
  useEffect(() => {
    if (remembersSome(id)) comparingFlag.set(true)
  }, [id])
  return comparing ? <CompareTools /> : null
}
