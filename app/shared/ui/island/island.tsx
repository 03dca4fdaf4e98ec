import {startTransition, useCallback, useEffect, useRef, useState, type ComponentType} from 'react'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {useServerMarkup} from '@app/shared/lib/use-server-markup'
import styles from './island.module.css'
import {useRepeat} from './use-repeat'

/** Distance from the window at which the code of an island loads. */
const AHEAD = '100px 0px'

const useNothing = (): boolean => false

/** What tells that the shopper is about to use a control. */
const SIGNS = ['focusin', 'pointerdown', 'click'] as const

/** Calls back when the shopper uses a block. @returns ends the waiting */
function onUse(block: HTMLElement, tell: () => void): () => void {
  for (const sign of SIGNS) block.addEventListener(sign, tell)
  return () => {
    for (const sign of SIGNS) block.removeEventListener(sign, tell)
  }
}

/** Calls back when a block comes near the window. @returns ends the waiting */
function onNear(block: HTMLElement, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) tell()
    },
    {rootMargin: AHEAD},
  )
  observer.observe(block)
  return () => observer.disconnect()
}

/**
 * A part of a page below the first view. The server renders it; the browser leaves that markup as it is and loads the code
 * when the part comes near the window or gets the focus. In a page that a link opened, the code loads at once.
 * @param load loads the component, in a chunk of its own
 * @param onServer the component itself; undefined in browsers, where its module is replaced by an empty one
 * @param useRequested hook that tells that the server's markup is not right for this shopper: the code loads at once
 */
export function island<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  onServer?: ComponentType<Props>,
  useRequested: () => boolean = useNothing,
): ComponentType<Props> {
  let loaded = onServer
  return function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isHeld] = useState(useServerMarkup())
    const [Code, setCode] = useState(() => loaded)
    const isRequested = useRequested()
    const [hasFailed, setFailed] = useState(false)
    const {pressed, rememberOpen, ...handlers} = useRepeat(place, Code !== undefined)
    const isLoading = useRef(false)
    const begin = useCallback(() => {
      if (isLoading.current) return
      isLoading.current = true
      load().then(
        (module) => {
          loaded = module.default
          rememberOpen()
          startTransition(() => setCode(() => module.default))
        },
        (error: unknown) => {
          if (pressed.current !== undefined) reportMissingPart(error)
          pressed.current = undefined
          isLoading.current = false
          setFailed(true)
        },
      )
    }, [pressed, rememberOpen])
    useEffect(() => {
      if (Code || !place.current) return undefined
      return onUse(place.current, begin)
    }, [Code, begin])
    useEffect(() => {
      const block = place.current
      if (Code || hasFailed || !block) return undefined
      // A part that had nothing to show has no place in the page by which it could come near.
      if (isHeld && !isRequested && block.childElementCount > 0) return onNear(block, begin)
      begin()
      return undefined
    }, [Code, hasFailed, isHeld, isRequested, begin])
    if (!Code && isHeld) {
      return (
        <div
          ref={place}
          className={styles.island}
          // Empty text is no change to React: the server's markup stays.
          dangerouslySetInnerHTML={{__html: ''}}
          suppressHydrationWarning
          {...handlers}
        />
      )
    }
    return (
      <div ref={place} className={styles.island} {...handlers}>
        {Code && <Code {...props} />}
      </div>
    )
  }
}
