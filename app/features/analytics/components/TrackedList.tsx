import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react'
import type {EventItem, EventList} from '../model/shop-event'
import {useTrack} from '../use-track'

interface TrackedListProps {
  list: EventList
  /** The products in their order; those that come later are told when they come. */
  items: readonly EventItem[]
  children: ReactNode
}

/** Place of the tile that was clicked, among those of its list. */
function placeOf(target: EventTarget): number {
  const tile = target instanceof Element ? target.closest('article')?.closest('li') : null
  // Between the tiles may stand something else, such as a story.
  const tiles = [...(tile?.parentElement?.children ?? [])].filter(
    (child) => child.firstElementChild?.tagName === 'ARTICLE',
  )
  return tile ? tiles.indexOf(tile) : -1
}

/** Tells which products of a list were shown, and which of them was chosen. Around a grid or a row of tiles. */
export function TrackedList({list, items, children}: TrackedListProps) {
  const track = useTrack()
  const told = useRef<{list: string; ids: readonly string[]}>({list: '', ids: []})
  useEffect(() => {
    const name = JSON.stringify(list)
    const {ids} = told.current
    const goesOn = told.current.list === name && ids.every((id, index) => items[index]?.id === id)
    const from = goesOn ? ids.length : 0
    told.current = {list: name, ids: items.map(({id}) => id)}
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
