import {useId} from 'react'
import type {FragmentProps, RegionProps} from './CachedFragment'

/** In the place of `CachedFragment.tsx`: browsers render the parts, with the ids of the server's markup. */
export const CachedFragment = ({children}: FragmentProps) => (
  <>
    {null}
    {children()}
    {null}
  </>
)

export function CachedRegion(props: RegionProps) {
  useId()
  return CachedFragment(props)
}
