import {useEffect, useState} from 'react'
import {useHistory, useLocation} from 'react-router-dom'

/** Values of the link of a mail; '' for what the address does not have. */
export interface MailLink {
  readonly email: string
  readonly token: string
  /** Code that activates an account. */
  readonly activate: string
}

const NONE: MailLink = {email: '', token: '', activate: ''}

/**
 * The values of a mailed link, undefined until the browser has read them. They leave the address at once, so that
 * neither the history nor a reported address contains a code.
 */
export function useMailLink(): MailLink | undefined {
  const history = useHistory()
  const {pathname, search} = useLocation()
  const [link, setLink] = useState<MailLink>()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const read = (name: string): string => query.get(name) ?? ''
    setLink((known) =>
      known && search === ''
        ? known
        : {...NONE, email: read('email'), token: read('token'), activate: read('activate')},
    )
    if (query.has('token') || query.has('activate')) history.replace(pathname)
  }, [history, pathname, search])
  return link
}
