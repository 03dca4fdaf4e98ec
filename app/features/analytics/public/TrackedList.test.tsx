import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {trackedEvents} from '../testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import type {EventItem} from './shop-event'
import {TrackedList} from './TrackedList'

const events = trackedEvents()

const list = {kind: 'category', categoryId: 'strollers', name: 'Strollers'} as const
const chairs: EventItem[] = [
  {id: 'a', name: 'A', price: 10},
  {id: 'b', name: 'B'},
]

function Tiles({items}: {items: readonly EventItem[]}) {
  return (
    <TrackedList list={list} items={items}>
      <ul>
        <li>A story</li>
        {items.map(({id, name}) => (
          <li key={id}>
            <article>
              <ul>
                <li>
                  <a href={`#${id}-green`}>{name} green</a>
                </li>
              </ul>
              <a href={`#${id}`}>{name}</a>
              <button>heart of {name}</button>
            </article>
          </li>
        ))}
      </ul>
    </TrackedList>
  )
}

it('tells what is shown with its places, and later ones when they come', () => {
  const {rerender} = renderInShop(<Tiles items={chairs} />)
  rerender(<Tiles items={[...chairs, {id: 'c', name: 'C'}]} />)
  expect(events).toEqual([
    {
      type: 'view_item_list',
      list,
      items: [
        {id: 'a', name: 'A', price: 10, index: 0},
        {id: 'b', name: 'B', index: 1},
      ],
    },
    {type: 'view_item_list', list, items: [{id: 'c', name: 'C', index: 2}]},
  ])
})

it('tells another choice of the same list anew', () => {
  const {rerender} = renderInShop(<Tiles items={chairs} />)
  events.length = 0
  rerender(<Tiles items={[{id: 'x', name: 'X'}]} />)
  expect(events).toMatchObject([{items: [{id: 'x', index: 0}]}])
})

it('tells which one was chosen, by its name or its colour, and nothing else', async () => {
  renderInShop(<Tiles items={chairs} />)
  events.length = 0
  await userEvent.click(screen.getByRole('link', {name: 'B'}))
  await userEvent.click(screen.getByRole('link', {name: 'A green'}))
  await userEvent.click(screen.getByRole('button', {name: 'heart of A'}))
  expect(events).toEqual([
    {type: 'select_item', list, item: {id: 'b', name: 'B', index: 1}},
    {type: 'select_item', list, item: {id: 'a', name: 'A', price: 10, index: 0}},
  ])
})
