import {startTransition, useEffect, useState} from 'react'
import {useHistory} from 'react-router-dom'

/**
 * Whether a page renders what is below its first view. A page that a link opened does so after the first paint, so that
 * it appears early. All others, which the server rendered or whose scroll position is restored, are whole at once.
 */
export function useWholePage(): boolean {
  const {action} = useHistory()
  const [whole, setWhole] = useState(action === 'POP')
  useEffect(() => {
    if (whole) return undefined
    // The task after the next frame: what is rendered already is painted before.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [whole])
  return whole
}
