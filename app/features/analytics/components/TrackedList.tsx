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
  return tile?.parentElement ? [...tile.parentElement.children].indexOf(tile) : -1
}

/** Tells which products of a list were shown, and which of them was chosen. Around a grid or a row of tiles. */
export function TrackedList({list, items, children}: TrackedListProps) {
  const track = useTrack()
  const told = useRef({list: '', count: 0})
  useEffect(() => {
    const name = JSON.stringify(list)
    const from = told.current.list === name ? told.current.count : 0
    told.current = {list: name, count: items.length}
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
