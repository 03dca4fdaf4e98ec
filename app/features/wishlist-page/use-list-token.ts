import {useEffect} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {decodePart} from '@common/address-part'

const tokenIn = (hash: string): string => decodePart(hash.slice(1))

/**
 * The token of a shared list; '' without one. It leaves the fragment of the address at once, and stays in the state
 * of the history entry, so that a reload shows the list again.
 */
export function useListToken(): string {
  const history = useHistory()
  const {hash, pathname, state} = useLocation<{listToken?: unknown} | undefined>()
  useEffect(() => {
    if (hash !== '') history.replace(pathname, {listToken: tokenIn(hash)})
  }, [hash, pathname, history])
  if (hash !== '') return tokenIn(hash)
  return typeof state?.listToken === 'string' ? state.listToken : ''
}
