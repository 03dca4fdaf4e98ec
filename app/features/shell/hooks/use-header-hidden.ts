import {useEffect, useState, type RefObject} from 'react'
import {afterScroll, VISIBLE_AT_TOP} from '../model/header-visibility'

/**
 * Whether the header is hidden. It never hides while it contains the focus.
 * @param header the element that hides
 */
export function useHeaderHidden(header: RefObject<HTMLElement | null>): boolean {
  const [visibility, setVisibility] = useState(VISIBLE_AT_TOP)

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const height = header.current?.offsetHeight ?? 0
      setVisibility((current) => afterScroll(current, window.scrollY, height))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const onFocus = () =>
      setVisibility((current) => (current.hidden ? {...current, hidden: false} : current))
    const element = header.current
    window.addEventListener('scroll', onScroll, {passive: true})
    element?.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      element?.removeEventListener('focusin', onFocus)
    }
  }, [header])

  return visibility.hidden
}
