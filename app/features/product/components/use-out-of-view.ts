import {useEffect, useState, type RefObject} from 'react'

/** Whether an element has been scrolled out of the window; false until it is observed. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setOut(!entry.isIntersecting)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return out
}
