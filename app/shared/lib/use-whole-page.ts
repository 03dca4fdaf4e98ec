import {startTransition, useEffect, useState} from 'react'
import {useHistory} from 'react-router-dom'
import {whenPainted} from './when-painted'

/**
 * Whether a page renders what is below its first view. A page that a link opened does so after the first paint, so that
 * it appears early. All others, which the server rendered or whose scroll position is restored, are whole at once.
 */
export function useWholePage(): boolean {
  const {action} = useHistory()
  const [whole, setWhole] = useState(action === 'POP')
  useEffect(() => {
    if (whole) return undefined
    return whenPainted(() => startTransition(() => setWhole(true)))
  }, [whole])
  return whole
}
