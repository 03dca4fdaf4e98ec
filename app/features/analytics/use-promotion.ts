import {useCallback, useEffect, useRef, type MouseEvent, type RefCallback} from 'react'
import type {EventPromotion} from './model/shop-event'
import {useTrack} from './use-track'

/** Visible share of a promotion from which it counts as seen. */
const SEEN = 0.5

interface PromotionProps {
  ref: RefCallback<HTMLElement>
  onClickCapture: (event: MouseEvent) => void
}

/**
 * Props of the element that shows a promotion: `<section {...usePromotion(promotion)}>`. Tracks once that it was
 * seen, and each use of a link in it.
 */
export function usePromotion(promotion: EventPromotion): PromotionProps {
  const track = useTrack()
  const latest = useRef(promotion)
  latest.current = promotion
  const observer = useRef<IntersectionObserver | null>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      observer.current?.disconnect()
      if (!element || typeof IntersectionObserver === 'undefined') return
      observer.current = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({isIntersecting}) => isIntersecting)) return
          observer.current?.disconnect()
          track({type: 'view_promotion', promotion: latest.current})
        },
        {threshold: SEEN},
      )
      observer.current.observe(element)
    },
    [track],
  )
  const onClickCapture = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) {
      track({type: 'select_promotion', promotion: latest.current})
    }
  }
  return {ref, onClickCapture}
}
