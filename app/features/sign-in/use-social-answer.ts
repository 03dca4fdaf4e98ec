import {useEffect, useState} from 'react'
import {useHistory, useLocation} from 'react-router-dom'

/** Answer of an identity provider; '' for what the address does not have. */
export interface SocialAnswer {
  readonly code: string
  readonly state: string
  readonly error: string
  /** Text of SLAS for developers. */
  readonly description: string
}

/**
 * The answer in the address of `/social-callback`, undefined until the browser has read it. It leaves the address at
 * once, so that neither the history nor a reload contains a code.
 */
export function useSocialAnswer(): SocialAnswer | undefined {
  const history = useHistory()
  const {pathname, search} = useLocation()
  const [answer, setAnswer] = useState<SocialAnswer>()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const read = (name: string): string => query.get(name) ?? ''
    setAnswer(
      (known) =>
        known ?? {
          code: read('code'),
          state: read('state'),
          error: read('error'),
          description: read('error_description'),
        },
    )
    if (query.has('code') || query.has('error')) history.replace(pathname)
  }, [history, pathname, search])
  return answer
}
