import {startTransition, useEffect, useState} from 'react'
import {useHistory} from 'react-router-dom'

/** Number of tiles in the first render of a page that a link opened: more than a window shows. */
const AT_ONCE = 8

/**
 * Number of tiles to render now. A page that a link opened renders the tiles of its first view, so that it is painted
 * early, and the others after that. All others, which the server rendered or whose scroll position is restored, have all
 * tiles at once.
 */
export function useTilesAtOnce(): number {
  const {action} = useHistory()
  const [all, setAll] = useState(action === 'POP')
  useEffect(() => {
    if (all) return undefined
    // The task after the next frame: the first tiles are painted before.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAll(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [all])
  return all ? Infinity : AT_ONCE
}
