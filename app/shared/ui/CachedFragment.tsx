import type {ReactElement} from 'react'
import {cachedFragment, markFor, MARK} from '../lib/fragment-cache'

interface CachedFragmentProps {
  /**
   * Names all that the content is made of, so that the same id always means the same markup; null when
   * the content cannot be kept. Asked on the server only.
   */
  id: () => string | null
  children: () => ReactElement
}

/** List item whose markup the server makes once (`fragment-cache.ts`). In the browser a plain `li`. */
export function CachedFragment({id, children}: CachedFragmentProps) {
  const name = typeof window === 'undefined' ? id() : null
  if (name === null) return <li>{children()}</li>
  const known = cachedFragment(name)
  if (known !== undefined) return <li dangerouslySetInnerHTML={{__html: known}} />
  return <li {...{[MARK]: markFor(name)}}>{children()}</li>
}
