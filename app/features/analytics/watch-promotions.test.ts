/** @jest-environment jsdom */
import {testShop} from '@app/shared/test/shop'
import {promotionProps} from './public/shop-event'
import {trackedEvents} from './testing/tracked-events'
import {watchPromotions} from './watch-promotions'

const events = trackedEvents()
const promotion = {id: 'spring', name: 'Spring', slot: 'home-hero'}
let observed: Element[]
let report: (target: Element, isIntersecting: boolean) => void
let end: () => void

class FakeObserver {
  constructor(callback: (entries: {target: Element; isIntersecting: boolean}[]) => void) {
    report = (target, isIntersecting) => callback([{target, isIntersecting}])
  }
  readonly observe = (element: Element) => observed.push(element)
  readonly unobserve = (element: Element) => {
    observed = observed.filter((one) => one !== element)
  }
  readonly disconnect = () => {
    observed = []
  }
}

function add(value: string): HTMLElement {
  const section = document.createElement('section')
  section.setAttribute('data-promotion', value)
  section.innerHTML = '<a href="#strollers"><b>Strollers</b></a><button>Play</button>'
  document.body.append(section)
  return section
}

beforeEach(() => {
  observed = []
  // jsdom is never idle and sees nothing.
  const requestIdleCallback = (work: () => void) => work()
  Object.assign(globalThis, {IntersectionObserver: FakeObserver, requestIdleCallback})
  document.body.innerHTML = ''
})
afterEach(() => end())

it('is tracked once when it is seen, also on a page that opens later', async () => {
  end = watchPromotions(testShop('DEU', 'de-DE'))
  const hero = add(promotionProps(promotion)['data-promotion'])
  await Promise.resolve()
  expect(observed).toEqual([hero])
  report(hero, false)
  expect(events).toEqual([])
  report(hero, true)
  expect(events).toEqual([{type: 'view_promotion', promotion}])
  add(JSON.stringify({...promotion, id: 'other'}))
  await Promise.resolve()
  expect(observed).not.toContain(hero)
  expect(observed).toHaveLength(1)
})

it('is tracked when a link in it is used, and nothing else', () => {
  const hero = add(JSON.stringify(promotion))
  end = watchPromotions(testShop('DEU', 'de-DE'))
  hero.querySelector('button')?.click()
  expect(events).toEqual([])
  hero.querySelector('b')?.click()
  expect(events).toEqual([{type: 'select_promotion', promotion}])
})

it('is read from what is shown where an element names its place only', () => {
  const section = document.createElement('section')
  section.setAttribute('data-promotion-slot', 'category-story')
  section.innerHTML =
    '<img src="/pictures/made.jpg?sw=360"><h2> Made to last </h2><a href="#more">More</a>'
  const empty = document.createElement('section')
  empty.setAttribute('data-promotion-slot', 'category-teaser')
  document.body.append(section, empty)
  end = watchPromotions(testShop('DEU', 'de-DE'))
  report(section, true)
  report(empty, true)
  section.querySelector('a')?.click()
  const shown = {id: 'made.jpg', name: 'Made to last', slot: 'category-story'}
  expect(events).toEqual([
    {type: 'view_promotion', promotion: shown},
    {type: 'select_promotion', promotion: shown},
  ])
})

it('leaves out an attribute of other content', () => {
  const hero = add('spring')
  end = watchPromotions(testShop('DEU', 'de-DE'))
  report(hero, true)
  hero.querySelector('b')?.click()
  expect(events).toEqual([])
})

it('ends', () => {
  const hero = add(JSON.stringify(promotion))
  end = watchPromotions(testShop('DEU', 'de-DE'))
  end()
  hero.querySelector('b')?.click()
  expect(events).toEqual([])
  expect(observed).toEqual([])
})
