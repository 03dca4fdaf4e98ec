import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {masterHit} from '../testing/hits'
import {tileOf, type TileModel} from './tile'
import {TILE_VARIANTS, type TileVariant} from '../model/tile-variant'
import {publishWishes} from '@app/features/wishlist/public/wishes'
import {setQuickViewOpener} from './use-tile-frame'
import {ProductGrid} from './ProductGrid'

const chair = tileOf(masterHit(['spruce', 'sand', 'ink'], {c_customizable: true}), true)
const item = tileOf(masterHit([], {productType: {item: true}, priceMax: undefined}), true)

function show(tile: TileModel, variant?: TileVariant, site: 'DEU' | 'GLO' = 'DEU') {
  return renderInShop(
    <>
      <ProductGrid
        tiles={[tile]}
        imageFolder=""
        variant={variant}
        footerOf={({id}) => <button type="button">Act on {id}</button>}
      />
      <Route render={({location}) => <output>{location.pathname + location.search}</output>} />
    </>,
    {shop: testShop(site)},
  )
}

const variants = Object.entries(TILE_VARIANTS) as [
  TileVariant,
  (typeof TILE_VARIANTS)[TileVariant],
][]

test.each(variants)('variant %s shows its parts and no others', (variant, parts) => {
  show(chair, variant)
  const colors = parts.colors === 'swatches' ? 3 : 0
  expect(screen.getByRole('heading', {level: 3})).toHaveTextContent('Vindra city stroller')
  expect(screen.queryAllByRole('link', {name: /^The /})).toHaveLength(colors)
  expect(screen.queryAllByText('3 Farben')).toHaveLength(parts.colors === 'count' ? 1 : 0)
  expect(screen.queryAllByText(/899,00/)).toHaveLength(parts.price ? 1 : 0)
  expect(screen.queryAllByText('Bestseller')).toHaveLength(parts.badges ? 1 : 0)
  expect(screen.queryAllByText('Individuell gestalten')).toHaveLength(parts.customize ? 1 : 0)
  expect(screen.queryAllByRole('button', {name: /auf deiner Wunschliste/})).toHaveLength(
    parts.heart ? 1 : 0,
  )
  expect(screen.getByRole('button', {name: 'Act on BH-1010'})).toBeInTheDocument()
})

test('a swatch changes the picture and the address of the tile', async () => {
  show(chair)
  const picture = () => screen.getByRole('img', {name: 'Vindra city stroller'}).getAttribute('src')
  expect(picture()).toContain('/spruce/')
  await userEvent.click(screen.getByRole('link', {name: 'The ink'}))
  expect(picture()).toContain('/ink/')
  expect(screen.getByRole('link', {name: 'The ink'})).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', {name: 'Vindra city stroller'})).toHaveAttribute(
    'href',
    '/deu/de-de/product/BH-1010?color=ink',
  )
})

test('a listing narrowed to a colour shows its products in it, whatever was looked at before', async () => {
  const grid = (color: number) => (
    <ProductGrid tiles={[{...chair, color}]} imageFolder="" footerOf={() => null} />
  )
  const {rerender} = renderInShop(grid(0))
  const picture = () => screen.getByRole('img').getAttribute('src')
  await userEvent.click(screen.getByRole('link', {name: 'The ink'}))
  rerender(grid(0))
  expect(picture()).toContain('/ink/')
  rerender(grid(1))
  expect(picture()).toContain('/sand/')
})

test('the second picture comes with the mouse', async () => {
  const {container} = show(chair)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  // In a browser the link covers the picture.
  await userEvent.hover(screen.getByRole('link', {name: 'Vindra city stroller'}))
  expect(container.querySelectorAll('img')).toHaveLength(2)
})

test('a product that is gone says so, without price and colours', () => {
  show({...chair, state: 'discontinued'})
  expect(screen.getByText('Dieses Produkt ist nicht mehr verfügbar.')).toBeInTheDocument()
  expect(screen.queryByText(/899,00/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', {name: 'The ink'})).not.toBeInTheDocument()
})

test('an engraving has no page to lead to', () => {
  show({...item, unlinked: true, quick: undefined})
  expect(screen.queryByRole('link', {name: 'Vindra city stroller'})).not.toBeInTheDocument()
})

describe('the heart', () => {
  const heart = () =>
    screen.getByRole('button', {name: 'Vindra city stroller auf deiner Wunschliste'})

  test('is pressed once the product or a variant of it is on the list', () => {
    show(chair)
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    act(() => publishWishes([{productId: 'BH-1010-sand', masterId: 'BH-1010'}]))
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    act(() => publishWishes(undefined))
  })

  test('is not there for what cannot be wished for', () => {
    show({...chair, id: 'BH-9010'})
    expect(screen.queryByRole('button', {name: /Wunschliste/})).not.toBeInTheDocument()
  })
})

test('the content-only site has no wishlist', () => {
  show(chair, 'default', 'GLO')
  expect(screen.queryByRole('button', {name: /wishlist/i})).not.toBeInTheDocument()
})

describe('a press on an item', () => {
  const link = () => screen.getByRole('link', {name: 'Vindra city stroller'})
  const address = () => screen.getByRole('status').textContent

  test('opens its quick view', async () => {
    const opened = jest.fn()
    const release = setQuickViewOpener(opened)
    show(item)
    await userEvent.click(link())
    expect(opened).toHaveBeenCalledWith('BH-1010')
    expect(address()).toBe('/deu/de-de/home')
    release()
  })

  test('opens its page when there is no quick view', async () => {
    show(item)
    await userEvent.click(link())
    expect(address()).toBe('/deu/de-de/product/BH-1010')
  })

  test('opens the page of what can be customized', async () => {
    const opened = jest.fn()
    const release = setQuickViewOpener(opened)
    show(chair)
    await userEvent.click(link())
    expect(opened).not.toHaveBeenCalled()
    expect(address()).toBe('/deu/de-de/product/BH-1010')
    release()
  })
})
