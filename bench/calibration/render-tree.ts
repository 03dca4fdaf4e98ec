/**
 * Separate program, so that React is the production build: renders a fixed tree for some seconds in one
 * process and prints the renderings per second.
 */
import {createElement as h, type ReactElement} from 'react'
import {renderToString} from 'react-dom/server'

const WARM_UP_MS = 1_000
const DURATION_MS = 4_000
/** Number of tiles: the tree has about as many elements as a listing of 38 tiles. */
const TILES = 38

const tile = (index: number): ReactElement =>
  h(
    'article',
    {key: index, className: 'tile', 'data-index': index},
    h('a', {href: `/product/${index}`}, h('img', {src: `/${index}.jpg`, alt: `Product ${index}`})),
    h('h3', null, h('a', {href: `/product/${index}`}, `Product ${index}`)),
    h('p', {className: 'price'}, h('s', null, '129,00 €'), ' ', h('strong', null, '99,00 €')),
    h(
      'ul',
      null,
      Array.from({length: 8}, (_, colour) =>
        h('li', {key: colour}, h('a', {href: `/product/${index}?c=${colour}`}, `Colour ${colour}`)),
      ),
    ),
  )

function Tree(): ReactElement {
  return h(
    'main',
    null,
    Array.from({length: TILES}, (_, index) => tile(index)),
  )
}

/** Renderings per second over a time in milliseconds. */
function rateOver(duration: number): number {
  const began = performance.now()
  let count = 0
  while (performance.now() - began < duration) {
    renderToString(h(Tree))
    count += 1
  }
  return (count * 1000) / (performance.now() - began)
}

rateOver(WARM_UP_MS)
console.log(rateOver(DURATION_MS))
