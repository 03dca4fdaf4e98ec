import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react'
import type {EventItem, EventList} from './shop-event'
import {useTrack} from './use-track'

interface TrackedListProps {
  list: EventList
  /** The products in their order; products added later are tracked when they are added. */
  items: readonly EventItem[]
  children: ReactNode
}

/** Index of the clicked tile among the tiles of its list. */
function placeOf(target: EventTarget): number {
  const tile = target instanceof Element ? target.closest('article')?.closest('li') : null
  // Other elements, such as a story, may be between the tiles; an empty item is a tile that is not rendered yet.
  const tiles = [...(tile?.parentElement?.children ?? [])].filter(
    (child) => !child.hasChildNodes() || child.firstElementChild?.tagName === 'ARTICLE',
  )
  return tile ? tiles.indexOf(tile) : -1
}

/** Tracks which products of a list were shown and which was selected. Wraps a grid or row of tiles. */
export function TrackedList({list, items, children}: TrackedListProps) {
  const track = useTrack()
  const reported = useRef<{list: string; ids: readonly string[]}>({list: '', ids: []})
  useEffect(() => {
    const name = JSON.stringify(list)
    const {ids} = reported.current
    const goesOn =
      reported.current.list === name && ids.every((id, index) => items[index]?.id === id)
    const from = goesOn ? ids.length : 0
    reported.current = {list: name, ids: items.map(({id}) => id)}
    const fresh = items.slice(from).map((item, index) => ({...item, index: from + index}))
    if (fresh.length > 0) track({type: 'view_item_list', list, items: fresh})
  }, [list, items, track])

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    const index = link ? placeOf(event.target) : -1
    const item = items[index]
    if (item) track({type: 'select_item', list, item: {...item, index}})
  }
  return (
    <div role="presentation" onClickCapture={onClick}>
      {children}
    </div>
  )
}
