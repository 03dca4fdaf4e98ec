import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {publishCustomerFacts} from '@app/features/account/business-mode'
import {AdviceProvider} from '@app/features/product/components/advice-slots'
import {fakeCommerce, type FakeCommerce} from '@app/features/session/testing/fake-commerce'
import {guestToken} from '@app/features/session/testing/shopper-backend'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {showToast} from '@app/shared/ui/toast'
import {partProductOf, productOf} from '@app/features/product/model/build-product'
import type {ProductModel} from '@app/features/product/model/product'
import {ProductView} from '@app/features/product/components/ProductView'
import {advice} from './advice'

jest.mock('@app/shared/ui/toast', () => ({showToast: jest.fn()}))

type Product = ShopperProductsTypes.Product

let commerce: FakeCommerce
let backend: FakeBackend
let preferences: Record<string, unknown>

beforeEach(() => {
  preferences = {}
  commerce = fakeCommerce(null)
  commerce.accessToken.mockResolvedValue(guestToken('guest-1'))
  commerce.addItems.mockResolvedValue({productItems: []})
  backend = fakeBackend()
  backend.on('/products', {body: {data: []}})
  backend.on('/custom_objects/ocapi/site', () => ({body: {c_result: preferences}}))
  backend.on('/full-prices', (_url, init) => {
    const {c_selected: selected} = JSON.parse(String(init.body)) as {c_selected: string[]}
    const price = selected.length * 10
    return {
      body: {c_result: {selected: [], unselected: [], total: {price, listPrice: price}}},
    }
  })
})

const inStock = {id: 'i', ats: 9, stockLevel: 9, orderable: true}
const product = (id: string, more: object = {}): Product => ({
  id,
  name: `Product ${id}`,
  type: {item: true},
  price: 10,
  inventory: inStock,
  ...more,
})
const model = (more: object = {}, withPrices = true): ProductModel =>
  productOf({product: product('A', more), variants: [], withPrices})

/** Lazily loaded parts of the page arrive inside `act`. */
beforeAll(async () => {
  await act(async () => {
    await Promise.all([
      import('@app/features/product/components/set/SetView'),
      import('@app/features/product/components/set/BundleView'),
      import('@app/features/product/components/set/BundleParts'),
      import('@app/features/product/components/engraving/EngravingSection'),
      import('@app/features/product-advice/components/AdviceColumn'),
      import('@app/features/product-advice/components/PartGuide'),
      import('@app/features/product/components/MoreWays'),
      import('@app/features/product/components/NotifyMe'),
      import('@app/features/product/components/PromotionList'),
    ])
  })
})

/** Waits until lazily loaded parts have arrived. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

const show = (shown: ProductModel, site: 'DEU' | 'GLO' | 'USA' = 'DEU') =>
  renderInShop(
    <AdviceProvider value={advice}>
      <ProductView product={shown} />
    </AdviceProvider>,
    {shop: testShop(site, site === 'DEU' ? 'en-DE' : undefined)},
  )

describe('the button', () => {
  it('adds what is in stock', async () => {
    show(model())
    await userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
    await waitFor(() =>
      expect(commerce.addItems).toHaveBeenCalledWith([{productId: 'A', quantity: 1}]),
    )
  })

  it('offers an alert for what is not', async () => {
    show(model({inventory: {...inStock, ats: 0, stockLevel: 0, orderable: false}}))
    expect(await screen.findByRole('button', {name: 'Notify me'})).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull()
    expect(screen.getByText('Out of stock')).toBeVisible()
  })

  it('leads to a partner in a new tab', async () => {
    show(model({c_redirectLinkPartner: 'https://partner.example/a'}))
    await settled()
    // The shop promises neither delivery day nor return for partner products.
    expect(screen.queryByText(/Delivered in|days to change your mind/)).toBeNull()
    const link = screen.getByRole('link', {name: 'Buy from our partner'})
    expect(link).toHaveAttribute('href', 'https://partner.example/a')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('leads to the partner of all products, in the bar of phones too', async () => {
    preferences = {redirectLinkPartnerAllProducts: 'https://partner.example/all'}
    show(model())
    expect(await screen.findByRole('link', {name: 'Buy from our partner'})).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart', hidden: true})).toBeNull()
  })

  it('is none on the content-only site, which says where to buy', async () => {
    preferences = {channelAdvisorURL: 'https://buy.example', showAlwaysWheretobuyEnabled: true}
    show(model({}, false), 'GLO')
    expect(await screen.findByRole('link', {name: 'Where to buy'})).toHaveAttribute(
      'href',
      'https://buy.example?sku=A',
    )
    expect(screen.queryByRole('button', {name: /Add to cart|Notify me/})).toBeNull()
  })
})

it('writes the same net price in the column and in the bar of phones', async () => {
  show(model({price: 12.5, c_taxRate: 0.25}))
  await settled()
  act(() =>
    publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
  )
  expect(screen.getAllByText('€10.00')).toHaveLength(2)
  expect(screen.queryByText('€12.50')).toBeNull()
  act(() => publishCustomerFacts(null))
})

it('promises no day, no store and no return of what is made for one shopper alone', async () => {
  const {unmount} = show(model({c_productType: 'Engraving'}))
  await settled()
  expect(screen.getByRole('button', {name: 'Compare'})).toBeVisible()
  expect(screen.queryByText(/days to change your mind/)).toBeNull()
  expect(screen.queryByText(/Delivered in/)).toBeNull()
  expect(screen.queryByRole('button', {name: 'Check stock in stores nearby'})).toBeNull()
  unmount()
  show(model())
  await settled()
  expect(screen.getByRole('button', {name: 'Check stock in stores nearby'})).toBeVisible()
  expect(screen.getAllByText(/Delivered in/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/days to change your mind/).length).toBeGreaterThan(0)
})

it('caps the quantity by the preference of the site', async () => {
  preferences = {purchaseLimit: '3'}
  show(model())
  const more = screen.getByRole('button', {name: 'Increase quantity'})
  await waitFor(() => expect(backend.calls.join()).toContain('ocapi/site'))
  for (const _press of [1, 2, 3]) await userEvent.click(more)
  expect(screen.getByRole('spinbutton', {name: 'Quantity'})).toHaveValue('3')
})

describe('the limit of one item', () => {
  const holding = (...lines: [string, number][]) => {
    commerce = fakeCommerce({
      basketId: 'b1',
      productItems: lines.map(([productId, quantity]) => ({productId, quantity})),
    })
    jest.mocked(showToast).mockClear()
  }
  const plenty = {...inStock, ats: 200, stockLevel: 200}
  const add = async () => {
    const button = screen.getByRole('button', {name: 'Add to cart'})
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  }
  const expectRefusal = () => {
    expect(showToast).toHaveBeenCalledWith({
      title: 'Maximum order quantity has been reached.',
      status: 'error',
    })
    expect(commerce.addItems).not.toHaveBeenCalled()
  }

  it('leaves what the basket does not hold yet, with every engraving', async () => {
    holding(['A', 30], ['A', 18])
    show(model({inventory: plenty}))
    const field = screen.getByRole('spinbutton', {name: 'Quantity'})
    await userEvent.type(field, '9{Enter}')
    await waitFor(() => expect(field).toHaveValue('2'))
    expectRefusal()
    await add()
    expect(commerce.addItems).toHaveBeenCalledWith([{productId: 'A', quantity: 2}])
  })

  it('refuses to add to a basket that is full of it', async () => {
    holding(['A', 50])
    show(model({inventory: plenty}))
    await add()
    expectRefusal()
  })

  it('counts each part of a set', async () => {
    holding(['C', 50])
    const part = (id: string) => ({
      product: partProductOf({
        product: product(id, {inventory: plenty}),
        variants: [],
        withPrices: true,
      }),
      quantity: 1,
      role: 'member' as const,
    })
    const set = product('SET', {type: {set: true}})
    const parts = [part('B'), part('C')]
    show(productOf({product: set, variants: [], withPrices: true, setTotal: 20, parts}))
    await screen.findByRole('checkbox', {name: 'Include Product C'})
    await add()
    expectRefusal()
  })

  it('counts a bundle as one item', async () => {
    holding(['BOX', 50])
    const inside = partProductOf({product: product('B'), variants: [], withPrices: true})
    const box = product('BOX', {type: {bundle: true}, inventory: plenty})
    const parts = [{product: inside, quantity: 2, role: 'member' as const}]
    show(productOf({product: box, variants: [], withPrices: true, parts}))
    await screen.findByRole('heading', {name: 'In the box'})
    await add()
    expectRefusal()
  })
})

it('opens what a promotion says in detail', async () => {
  show(
    productOf({
      product: product('A', {productPromotions: [{promotionId: 'p', calloutMsg: '15 % off'}]}),
      promotions: [{id: 'p', details: 'Four or more.'}],
      variants: [],
      withPrices: true,
    }),
  )
  const details = await screen.findByText('Four or more.')
  expect(details).not.toBeVisible()
  await userEvent.click(screen.getByText('15 % off'))
  expect(details).toBeVisible()
})

it('messages buy-now-pay-later in minor units where the site has it', async () => {
  const {container} = show(model({price: 12.5}))
  await settled()
  const placement = container.querySelector('pay-later-placement')
  expect(placement).toHaveAttribute('data-purchase-amount', '1250')
  expect(placement).toHaveAttribute('data-placement', 'product')
})

it('answers questions, gives downloads and tells about the warranty', async () => {
  show(
    model({
      c_faq: JSON.stringify([{q: 'Washable?', a: 'At 30 °C.'}]),
      c_downloads: JSON.stringify([{href: '/files/guide.pdf', label: 'Guide', size: 33}]),
    }),
  )
  await settled()
  expect(screen.getByText('Questions and answers')).toBeVisible()
  expect(screen.getByText('At 30 °C.')).toBeInTheDocument()
  expect(screen.getByRole('link', {name: /Guide/, hidden: true})).toHaveAttribute(
    'href',
    '/mobify/proxy/static/files/guide.pdf',
  )
  expect(screen.getByText(/warranty of at least 5 years/)).toBeInTheDocument()
})

describe('a set', () => {
  const part = (id: string, role: 'member' | 'accessory', more: object = {}) => ({
    product: partProductOf({product: product(id, more), variants: [], withPrices: true}),
    quantity: 1,
    role,
  })
  const set = (more: object = {}): ProductModel =>
    productOf({
      product: product('SET', {type: {set: true}}),
      variants: [],
      withPrices: true,
      setTotal: 20,
      parts: [part('B', 'member'), part('C', 'member', more), part('D', 'accessory')],
    })

  const check = (id: string) => screen.findByRole('checkbox', {name: `Include Product ${id}`})

  it('takes its members, and not what goes with them', async () => {
    show(set())
    expect(await check('B')).toBeChecked()
    expect(await check('C')).toBeChecked()
    expect(await check('D')).not.toBeChecked()
    expect(screen.getByText('2 products together')).toBeVisible()
    expect(await screen.findByText('€20.00')).toBeVisible()
  })

  it('looks the price up for what is taken, and adds just that', async () => {
    show(set())
    await userEvent.click(await check('C'))
    expect(await screen.findByText('1 product together')).toBeVisible()
    await userEvent.click(await check('D'))
    await userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
    await waitFor(() =>
      expect(commerce.addItems).toHaveBeenCalledWith([
        {productId: 'B', quantity: 1},
        {productId: 'D', quantity: 1},
      ]),
    )
  })

  it('leaves out what cannot be had', async () => {
    show(set({inventory: {...inStock, ats: 0, stockLevel: 0, orderable: false}}))
    const gone = await check('C')
    expect(gone).toBeDisabled()
    expect(gone).not.toBeChecked()
    const row = gone.closest('li')
    if (!row) throw new Error('no row')
    expect(within(row).getByText('Out of stock')).toBeVisible()
  })

  it('tells when it comes, where it is and what it compares with, like any product', async () => {
    show(set())
    const ways = await screen.findAllByRole('button', {name: /arrive|stores|Compare/})
    expect(ways.map(({textContent}) => textContent)).toEqual([
      'When will it arrive?',
      'Check stock in stores nearby',
      'Compare',
    ])
  })

  it('offers an alert when nothing of it can be had', async () => {
    const gone = {inventory: {...inStock, ats: 0, stockLevel: 0, orderable: false}}
    show({...set(gone), parts: [part('B', 'member', gone), part('C', 'member', gone)]})
    expect(await screen.findByRole('button', {name: 'Notify me'})).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull()
  })

  it('says when it comes in part only', async () => {
    show(set({inventory: {...inStock, ats: 0, stockLevel: 0, orderable: false}}))
    expect(await screen.findByText('Some parts cannot be ordered at the moment')).toBeVisible()
  })

  it('messages buy-now-pay-later for what is taken, and leads to a partner of all products', async () => {
    const {container, unmount} = show(set())
    await check('B')
    const placement = container.querySelector('pay-later-placement')
    expect(placement).toHaveAttribute('data-purchase-amount', '2000')
    unmount()
    preferences = {redirectLinkPartnerAllProducts: 'https://partner.example/all'}
    show(set())
    expect(await screen.findByRole('link', {name: 'Buy from our partner'})).toHaveAttribute(
      'href',
      'https://partner.example/all',
    )
  })

  it('writes net prices for business customers', async () => {
    const taxed = {c_taxRate: 0.25}
    show({...set(), parts: [part('B', 'member', taxed), part('C', 'member', taxed)]})
    await check('B')
    await settled()
    expect(screen.getByText('€20.00')).toBeVisible()
    act(() =>
      publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
    )
    expect(screen.getAllByText('€8.00')).toHaveLength(2)
    expect(screen.getByText('€16.00')).toBeVisible()
    act(() => publishCustomerFacts(null))
  })

  it('is listed by roles where it is not sold', async () => {
    show({...set(), offer: undefined}, 'GLO')
    expect(await screen.findByRole('heading', {name: 'In this set'})).toBeVisible()
    expect(screen.getByRole('heading', {name: 'Goes well with it'})).toBeVisible()
    expect(screen.queryByRole('heading', {name: 'In the box'})).toBeNull()
    await settled()
  })

  it('adds nothing when nothing is taken', async () => {
    show(set())
    await userEvent.click(await check('B'))
    await userEvent.click(await check('C'))
    await userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
    expect(await screen.findByText('Please choose at least one product.')).toBeVisible()
    expect(commerce.addItems).not.toHaveBeenCalled()
  })
})

it('shows what is in the box of a bundle and sells it whole', async () => {
  const inside = partProductOf({product: product('B'), variants: [], withPrices: true})
  show(
    productOf({
      product: product('BOX', {type: {bundle: true}}),
      variants: [],
      withPrices: true,
      parts: [{product: inside, quantity: 2, role: 'member'}],
    }),
  )
  expect(await screen.findByRole('heading', {name: 'In the box'})).toBeVisible()
  expect(screen.getByText('× 2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
  await waitFor(() =>
    expect(commerce.addItems).toHaveBeenCalledWith([{productId: 'BOX', quantity: 1}]),
  )
})

it('brings the size and age guide of a part to the page of its bundle', async () => {
  backend.on('/content/guide-bags', {
    body: {
      c_data: JSON.stringify({
        title: 'Which bag fits?',
        columns: ['Size'],
        rows: [{cells: ['70 cm'], fits: {}}],
      }),
    },
  })
  const part = (id: string, more: object = {}) => ({
    product: partProductOf({product: product(id, more), variants: [], withPrices: true}),
    quantity: 1,
    role: 'member' as const,
  })
  show(
    productOf({
      product: product('BOX', {type: {bundle: true}}),
      variants: [],
      withPrices: true,
      parts: [part('B', {c_sizeGuide: 'guide-bags'}), part('C')],
    }),
  )
  const guide = await screen.findByRole('button', {name: 'Size and age guide'})
  expect(guide).toHaveAccessibleDescription('Product B')
  await userEvent.click(guide)
  expect(await screen.findByRole('heading', {name: 'Which bag fits?'})).toBeVisible()
  expect(screen.getByRole('rowheader', {name: '70 cm'})).toBeVisible()
})

it('buys a bundle with what is chosen of its parts', async () => {
  const variants = [
    product('B-moss', {price: 20}),
    product('B-rose', {inventory: {id: 'i', ats: 0}}),
  ]
  const bag = partProductOf({
    product: product('B', {
      type: {master: true},
      variationAttributes: [
        {
          id: 'size',
          name: 'Size',
          values: [
            {value: 'moss', name: 'Moss'},
            {value: 'rose', name: 'Rose'},
          ],
        },
      ],
      variants: [
        {productId: 'B-moss', orderable: true, variationValues: {size: 'moss'}},
        {productId: 'B-rose', orderable: false, variationValues: {size: 'rose'}},
      ],
    }),
    variants,
    withPrices: true,
  })
  show(
    productOf({
      product: product('BOX', {type: {bundle: true}}),
      variants: [],
      withPrices: true,
      parts: [{product: bag, quantity: 1, role: 'member'}],
    }),
  )
  const add = await screen.findByRole('button', {name: 'Add to cart'})
  await userEvent.click(add)
  expect(await screen.findByText('Please select all your options above')).toBeVisible()
  await userEvent.click(screen.getByRole('link', {name: /Rose/}))
  expect(await screen.findByRole('button', {name: 'Not available'})).toBeDisabled()
  await userEvent.click(screen.getByRole('link', {name: 'Moss'}))
  await userEvent.click(await screen.findByRole('button', {name: 'Add to cart'}))
  await waitFor(() =>
    expect(commerce.addItems).toHaveBeenCalledWith([
      {productId: 'BOX', quantity: 1, parts: [{masterId: 'B', productId: 'B-moss'}]},
    ]),
  )
})
