import {useEffect} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory, useLocation} from 'react-router-dom'
import {PagePending} from './PagePending'

/** The address to return to; only a path of this shop is one. */
function returnPath(search: string): string {
  const referrer = new URLSearchParams(search).get('referrer') ?? ''
  return /^\/(?![/\\])/.test(referrer) ? referrer : '/'
}

/**
 * The page `/__pwa-kit/refresh?referrer=PATH`, which Storefront Preview opens when its settings changed: marks all data as
 * outdated and returns to the page, which reads it again.
 */
export default function RefreshPage() {
  const history = useHistory()
  const {search} = useLocation()
  const queryClient = useQueryClient()
  useEffect(() => {
    const back = (): void => history.replace(returnPath(search))
    queryClient.invalidateQueries().then(back, back)
  }, [history, search, queryClient])
  return <PagePending />
}
