import {itemsAt} from './menu-trail'
import type {NavigationItem} from '@app/features/navigation/public/navigation'

const rain = {id: 'rain', name: 'Rain and sun'}
const stroller = {id: 'stroller', name: 'For strollers', children: [rain]}
const accessories = {id: 'accessories', name: 'Accessories', children: [stroller]}
const textiles = {id: 'textiles', name: 'Textiles'}
const top: readonly NavigationItem[] = [accessories, textiles]

describe('levels of the stacked menu', () => {
  it('begins at the top', () => {
    expect(itemsAt(top, [])).toEqual({parents: [], parent: undefined, items: top})
  })

  it('goes down one level after the other', () => {
    expect(itemsAt(top, ['accessories', 'stroller'])).toEqual({
      parents: [accessories, stroller],
      parent: stroller,
      items: [rain],
    })
  })

  it('stops where a trail leads nowhere', () => {
    expect(itemsAt(top, ['accessories', 'gone']).parent).toBe(accessories)
    expect(itemsAt(top, ['textiles']).items).toBe(top)
  })
})
