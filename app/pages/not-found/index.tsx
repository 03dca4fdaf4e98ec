import {useEffect} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {NotFoundView} from '@app/features/shell/components/NotFoundView'
import {askServer, isAsked} from '@app/shared/lib/ask-server'
import type {PageComponent} from '@app/shared/lib/page'
import {usePaths} from '@app/shared/lib/use-paths'

/**
 * The fallback route. An address that the app does not know may be known to the server: it is loaded once
 * more from the server, marked with `redirected=1` (rule ROUTE-9).
 */
const NotFoundPage: PageComponent = () => {
  const {action} = useHistory()
  const {pathname, search} = useLocation()
  const paths = usePaths()
  const isUntried = action !== 'POP' && pathname !== paths.notFound() && !isAsked(search)

  useEffect(() => {
    if (isUntried) askServer({pathname, search})
  }, [isUntried, pathname, search])

  return isUntried ? null : <NotFoundView />
}

NotFoundPage.status = 404

export default NotFoundPage
