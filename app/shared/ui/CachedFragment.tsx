import type {ReactElement} from 'react'
import {cachedFragment, markFor, MARK} from '../lib/fragment-cache'

interface CachedFragmentProps {
  /**
   * Id of the content, from all of its data, so that the same id always has the same markup; null when the
   * content cannot be cached. Called on the server only.
   */
  id: () => string | null
  children: () => ReactElement
}

/** List item whose markup the server caches (`fragment-cache.ts`). In the browser a plain `li`. */
export function CachedFragment({id, children}: CachedFragmentProps) {
  const name = typeof window === 'undefined' ? id() : null
  if (name === null) return <li>{children()}</li>
  const known = cachedFragment(name)
  if (known !== undefined) return <li dangerouslySetInnerHTML={{__html: known}} />
  return <li {...{[MARK]: markFor(name)}}>{children()}</li>
}
