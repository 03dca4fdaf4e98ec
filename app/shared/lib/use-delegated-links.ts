import {startTransition, useCallback, type MouseEvent} from 'react'
import {useHistory} from 'react-router-dom'

interface DelegatedLinksOptions {
  /** Replaces the present history entry. */
  replace?: boolean
}

/**
 * One click handler for a block of many plain links: internal links navigate inside the app. A listing has
 * about three hundred links; a router component for each costs more to render than the rest of its tile.
 * Put it on an element around the links. Modified clicks, targets, downloads and links with their own
 * handler are left alone.
 */
export function useDelegatedLinks({replace = false}: DelegatedLinksOptions = {}): (
  event: MouseEvent<HTMLElement>,
) => void {
  const history = useHistory()
  return useCallback(
    (event) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || modified) return
      const link = (event.target as Element).closest('a')
      if (!link || !event.currentTarget.contains(link)) return
      if (link.target || link.hasAttribute('download')) return
      if (link.origin !== window.location.origin) return
      event.preventDefault()
      const address = link.pathname + link.search + link.hash
      // The page that follows is rendered in pieces: the browser paints in between.
      startTransition(() => (replace ? history.replace(address) : history.push(address)))
    },
    [history, replace],
  )
}
