import {startTransition, useEffect, useState} from 'react'
import {useHistory} from 'react-router-dom'
import {whenPainted} from '../lib/when-painted'

/** Attribute of a list whose items are noted when its page is left. */
const ATTRIBUTE = 'data-left-list'
export const leftListProps = {[ATTRIBUTE]: ''}

/** Distance from the window within which items are rendered at once, CSS pixels. */
const AHEAD = 300
/** Maximum number of history entries whose lists are known. */
const MAX_LISTS = 10

/** The first list of a page as it was left; CSS pixels. */
interface LeftList {
  /** Width of the window: in another one the items are elsewhere. */
  readonly width: number
  readonly items: readonly {readonly height: number; readonly isNear: boolean}[]
}

const lists = new Map<string, LeftList>()

/** Notes the first list of the page that is being left. @param entry key of its history entry */
export function noteList(entry: string): void {
  lists.delete(entry)
  const children = document.querySelector(`[${ATTRIBUTE}]`)?.children ?? []
  const items = Array.from(children, (item) => {
    const {top, bottom, height} = item.getBoundingClientRect()
    return {height, isNear: bottom > -AHEAD && top < window.innerHeight + AHEAD}
  })
  if (items.length === 0) return
  lists.set(entry, {width: window.innerWidth, items})
  for (const oldest of lists.keys()) if (lists.size > MAX_LISTS) lists.delete(oldest)
}

const NONE: readonly undefined[] = []

function heightsAt(entry: string, count: number): readonly (number | undefined)[] {
  const list = lists.get(entry)
  if (list?.items.length !== count || list.width !== window.innerWidth) return NONE
  return list.items.map(({height, isNear}) => (isNear ? undefined : height))
}

/**
 * Heights of the items of a list that a page to which the shopper goes back renders after its first paint, by index; empty
 * room of that height takes their place until then. No heights on all other pages.
 * @param count number of items
 */
export function useItemsOutOfView(count: number): readonly (number | undefined)[] {
  const {action, location} = useHistory()
  const [heights, setHeights] = useState(() =>
    action === 'POP' ? heightsAt(location.key ?? '', count) : NONE,
  )
  useEffect(() => {
    if (heights === NONE) return undefined
    return whenPainted(() => startTransition(() => setHeights(NONE)))
  }, [heights])
  return heights
}
