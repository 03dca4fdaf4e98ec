/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket} from '@app/features/basket/public/basket'
import type {NewItem} from '@app/features/basket/public/new-item'
import {setPreference, setStock} from '@app/features/basket/testing/sandbox-stock'
import {useBasketCount} from '@app/features/shell/use-basket-count'
import {pageSettingsQuery} from '@app/features/purchase/public/page-settings'
import {loadProduct} from '@app/features/product/api/load-product'
import {AdviceProvider} from '@app/features/product/public/advice-slots'
import {ProductView} from '@app/features/sets/components/ProductView'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {PurchaseOverlays} from '@app/features/purchase/components/PurchaseOverlays'
import {closeOverlay} from '@app/features/purchase/public/overlay-store'
import {renderInShop} from '@app/shared/test/render'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {advice} from './advice'

const shown = shownToasts()
let session: TestSession
/** Undoes the changes of a test to stock and preferences. */
let undo: (() => void)[]

const sellOut = (productId: string) => {
  setStock(productId, 0)
  undo.push(() => setStock(productId, 200))
}
const prefer = (siteId: string, id: string, value: string) => {
  setPreference(siteId, id, value)
  undo.push(() => setPreference(siteId, id, ''))
}

beforeEach(async () => {
  undo = []
  session = await openSession(sandboxShop('DEU', 'en-DE'))
})
afterEach(() => {
  act(closeOverlay)
  undo.forEach((step) => step())
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

/** Lazily loaded parts of the page arrive inside `act`. */
beforeAll(async () => {
  await act(async () => {
    await Promise.all([
      import('@app/features/sets/components/SetView'),
      import('@app/features/sets/components/BundleView'),
      import('@app/features/sets/components/BundleParts'),
      import('@app/features/engraving/public/EngravingSection'),
      import('@app/features/advice/components/AdviceColumn'),
      import('@app/features/advice/components/PartGuide'),
      import('@app/features/registry/public/MoreWays'),
      import('@app/features/stock-alert/public/NotifyMe'),
      import('@app/features/product/public/PromotionList'),
    ])
  })
})

/** Waits until lazily loaded parts have arrived. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** The badge of the header, which reads the basket. */
function Badge() {
  useBasketCount()
  return null
}

/** Shows the page's view of a product, with the site preferences. */
async function show(productId: string) {
  const {shop, queryClient} = session
  const product = await loadProduct(shop, productId)
  const page = renderInShop(
    <AdviceProvider value={advice}>
      <Badge />
      <ProductView product={product} />
      <PurchaseOverlays quickView={() => null} />
    </AdviceProvider>,
    {shop, queryClient},
  )
  const {queryKey} = pageSettingsQuery(shop)
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'))
  await settled()
  return page
}
const showGlobally = async (productId: string) => {
  session = await openSession(sandboxShop('GLO'))
  return show(productId)
}

/** Products and quantities of the basket in the backend. */
const basketLines = () =>
  (cachedBasket(session)?.productItems ?? []).map(({productId, quantity}) => [productId, quantity])
const pressAdd = async () => {
  const button = screen.getByRole('button', {name: 'Add to cart'})
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
}

describe('the button', () => {
  it('adds a product in stock', async () => {
    await show('bowl')
    await pressAdd()
    await waitFor(() => expect(basketLines()).toEqual([['bowl', 1]]))
  })

  it('offers an alert for a sold-out product', async () => {
    await show('chair')
    expect(await screen.findByRole('button', {name: 'Notify me'})).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull()
    expect(screen.getByText('Out of stock')).toBeVisible()
  })

  it('links to a partner in a new tab', async () => {
    await show('lamp')
    // The shop promises neither delivery day nor return for partner products.
    expect(screen.queryByText(/Delivered in|days to change your mind/)).toBeNull()
    const link = screen.getByRole('link', {name: 'Buy from our partner'})
    expect(link).toHaveAttribute('href', 'https://partner.example/lamp')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('links to the partner of all products, in the bar of phones too', async () => {
    prefer('DEU', 'redirectLinkPartnerAllProducts', 'https://partner.example/all')
    await show('bowl')
    expect(await screen.findByRole('link', {name: 'Buy from our partner'})).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart', hidden: true})).toBeNull()
  })

  it('is absent on the content-only site, which says where to buy', async () => {
    prefer('GLO', 'channelAdvisorURL', 'https://buy.example')
    await showGlobally('bowl')
    expect(await screen.findByRole('link', {name: 'Where to buy'})).toHaveAttribute(
      'href',
      'https://buy.example?sku=bowl',
    )
    expect(screen.queryByRole('button', {name: /Add to cart|Notify me/})).toBeNull()
  })
})

const asBusiness = () =>
  act(() =>
    publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
  )
const asConsumer = () => act(() => publishCustomerFacts(null))

it('writes the same net price in the column and in the bar of phones', async () => {
  await show('rug')
  asBusiness()
  expect(screen.getAllByText('€10.00')).toHaveLength(2)
  expect(screen.queryByText('€11.90')).toBeNull()
  asConsumer()
})

/** Texts with an amount outside the elements that are hidden from business customers until their prices are net. */
function unmarkedAmounts(page: HTMLElement): string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const {textContent, parentElement} = texts.currentNode
    if (/€\d/.test(textContent ?? '') && !parentElement?.closest('[data-gross]'))
      found.push(textContent ?? '')
  }
  return found
}

it.each(['rug', 'spoon', 'meal', 'box', 'sign'])(
  'marks every price of %s until it is net',
  async (productId) => {
    const {container} = await show(productId)
    await waitFor(() => expect(container).toHaveTextContent(/€\d/))
    expect(unmarkedAmounts(container)).toEqual([])
    asBusiness()
    expect(container.querySelector('[data-gross]')).toBeNull()
    expect(unmarkedAmounts(container)).not.toEqual([])
    asConsumer()
  },
)

it('promises neither delivery day, store nor return of a product made for one shopper', async () => {
  const {unmount} = await show('sign')
  expect(screen.getByRole('button', {name: 'Compare'})).toBeVisible()
  expect(screen.queryByText(/days to change your mind/)).toBeNull()
  expect(screen.queryByText(/Delivered in/)).toBeNull()
  expect(screen.queryByRole('button', {name: 'Check stock in stores nearby'})).toBeNull()
  unmount()
  await show('bowl')
  expect(screen.getByRole('button', {name: 'Check stock in stores nearby'})).toBeVisible()
  expect(screen.getAllByText(/Delivered in/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/days to change your mind/).length).toBeGreaterThan(0)
})

it('caps the quantity by the preference of the site', async () => {
  prefer('DEU', 'purchaseLimit', '3')
  await show('bowl')
  const more = screen.getByRole('button', {name: 'Increase quantity'})
  for (const _press of [1, 2, 3]) await userEvent.click(more)
  expect(screen.getByRole('spinbutton', {name: 'Quantity'})).toHaveValue('3')
})

describe('the limit of one item', () => {
  const holding = (...items: NewItem[]) => addItems(session, items)
  const expectRefusal = () =>
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Maximum order quantity has been reached.',
        status: 'error',
      }),
    )

  it('leaves what the basket does not hold yet, with every engraving', async () => {
    await holding(
      {productId: 'bowl', quantity: 30},
      {productId: 'bowl', quantity: 18, custom: {c_engravingText: 'Ida'}},
    )
    expect(basketLines()).toHaveLength(2)
    await show('bowl')
    const field = screen.getByRole('spinbutton', {name: 'Quantity'})
    await userEvent.type(field, '9{Enter}')
    await waitFor(() => expect(field).toHaveValue('2'))
    expectRefusal()
    await pressAdd()
    await waitFor(() =>
      expect(basketLines()).toEqual([
        ['bowl', 32],
        ['bowl', 18],
      ]),
    )
  })

  it('refuses to add to a basket that holds the limit', async () => {
    await holding({productId: 'bowl', quantity: 50})
    await show('bowl')
    await pressAdd()
    expectRefusal()
    expect(basketLines()).toEqual([['bowl', 50]])
  })

  it('counts each part of a set', async () => {
    await holding({productId: 'spoon', quantity: 50})
    await show('meal')
    await screen.findByRole('checkbox', {name: 'Include Spoon'})
    await pressAdd()
    expectRefusal()
    expect(basketLines()).toEqual([['spoon', 50]])
  })

  it('counts a bundle as one item', async () => {
    await holding({productId: 'box', quantity: 50})
    await show('box')
    await screen.findByRole('heading', {name: 'In the box'})
    await pressAdd()
    expectRefusal()
    expect(basketLines()).toEqual([['box', 50]])
  })
})

it('opens the details of a promotion', async () => {
  await show('spoon')
  const details = await screen.findByText('Four or more.')
  expect(details).not.toBeVisible()
  await userEvent.click(screen.getByText('15 % off'))
  expect(details).toBeVisible()
})

/** The messaging's element, which appears with consent and once its script has arrived. */
async function payLaterIn(container: HTMLElement): Promise<Element | null> {
  await waitFor(
    () => {
      const script = document.head.querySelector('script[src*="pay-later"]')
      if (script) fireEvent.load(script)
      expect(container.querySelector('pay-later-placement')).not.toBeNull()
    },
    {timeout: 4000},
  )
  return container.querySelector('pay-later-placement')
}

it('messages buy-now-pay-later in minor units where the site has it', async () => {
  document.cookie = 'dw_dnt=0; Path=/'
  const {container} = await show('rug')
  const placement = await payLaterIn(container)
  expect(placement).toHaveAttribute('data-purchase-amount', '1190')
  expect(placement).toHaveAttribute('data-placement', 'product')
})

it('shows questions, downloads and the warranty', async () => {
  await show('rug')
  expect(screen.getByText('Questions and answers')).toBeVisible()
  expect(screen.getByText('At 30 °C.')).toBeInTheDocument()
  expect(screen.getByRole('link', {name: /Guide/, hidden: true})).toHaveAttribute(
    'href',
    '/mobify/proxy/static/files/guide.pdf',
  )
  expect(screen.getByText(/warranty of at least 5 years/)).toBeInTheDocument()
})

describe('a set', () => {
  const check = (name: string) => screen.findByRole('checkbox', {name: `Include ${name}`})

  it('includes its members, and not its accessories', async () => {
    await show('meal')
    expect(await check('Bowl')).toBeChecked()
    expect(await check('Spoon')).toBeChecked()
    expect(await check('Bib')).not.toBeChecked()
    expect(screen.getByText('2 products together')).toBeVisible()
    expect(await screen.findByText('€21.90')).toBeVisible()
    // The offer of each part names who makes it (rule LAW-3).
    expect(screen.getByText(/1 Test Street, London/)).toBeInTheDocument()
  })

  it('looks up the price of the selected parts, and adds just them', async () => {
    await show('meal')
    await userEvent.click(await check('Spoon'))
    expect(await screen.findByText('1 product together')).toBeVisible()
    const sum = screen.getByText('1 product together').parentElement as HTMLElement
    expect(await within(sum).findByText('€11.90')).toBeVisible()
    await userEvent.click(await check('Bib'))
    await pressAdd()
    await waitFor(() =>
      expect(basketLines()).toEqual([
        ['bowl', 1],
        ['bib', 1],
      ]),
    )
  })

  it('names each part that was added, with its price and quantity', async () => {
    await show('meal')
    await check('Bowl')
    await userEvent.click(screen.getByRole('button', {name: 'Increase quantity'}))
    await pressAdd()
    const added = await screen.findByRole('dialog', {name: '4 items added to your cart'})
    for (const name of ['Bowl', 'Spoon']) expect(within(added).getByText(name)).toBeVisible()
    expect(within(added).getByText('€11.90 each')).toBeVisible()
    expect(within(added).getByText('€10.00 each')).toBeVisible()
    expect(within(added).getAllByText('Quantity: 2')).toHaveLength(2)
  })

  it('leaves out a sold-out part and says so', async () => {
    sellOut('spoon')
    await show('meal')
    const gone = await check('Spoon')
    expect(gone).toBeDisabled()
    expect(gone).not.toBeChecked()
    const row = gone.closest('li')
    if (!row) throw new Error('no row')
    expect(within(row).getByText('Out of stock')).toBeVisible()
    expect(await screen.findByText('Some parts cannot be ordered at the moment')).toBeVisible()
  })

  it('shows delivery, stores and comparison, like any product', async () => {
    await show('meal')
    const ways = await screen.findAllByRole('button', {name: /arrive|stores|Compare/})
    expect(ways.map(({textContent}) => textContent)).toEqual([
      'When will it arrive?',
      'Check stock in stores nearby',
      'Compare',
    ])
  })

  it('offers an alert when all of its parts are sold out', async () => {
    for (const part of ['bowl', 'spoon', 'bib']) sellOut(part)
    await show('meal')
    expect(await screen.findByRole('button', {name: 'Notify me'})).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull()
  })

  it('messages buy-now-pay-later for the selected parts, and links to a partner of all products', async () => {
    document.cookie = 'dw_dnt=0; Path=/'
    const {container, unmount} = await show('meal')
    await check('Bowl')
    const placement = await payLaterIn(container)
    expect(placement).toHaveAttribute('data-purchase-amount', '2190')
    unmount()
    prefer('DEU', 'redirectLinkPartnerAllProducts', 'https://partner.example/all')
    session = await openSession(sandboxShop('DEU', 'en-DE'))
    await show('meal')
    expect(await screen.findByRole('link', {name: 'Buy from our partner'})).toHaveAttribute(
      'href',
      'https://partner.example/all',
    )
  })

  it('writes net prices for business customers', async () => {
    await show('meal')
    await check('Bowl')
    expect(screen.getByText('€21.90')).toBeVisible()
    asBusiness()
    expect(screen.getByText('€10.00')).toBeVisible()
    expect(screen.getAllByText('€8.40')).toHaveLength(2)
    expect(screen.getByText('€18.40')).toBeVisible()
    asConsumer()
  })

  it('is listed by roles where it is not sold', async () => {
    await showGlobally('meal')
    expect(await screen.findByRole('heading', {name: 'In this set'})).toBeVisible()
    expect(screen.getByRole('heading', {name: 'Goes well with it'})).toBeVisible()
    expect(screen.queryByRole('heading', {name: 'In the box'})).toBeNull()
  })

  it('adds nothing without a selected part', async () => {
    await show('meal')
    await userEvent.click(await check('Bowl'))
    await userEvent.click(await check('Spoon'))
    await userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
    expect(await screen.findByText('Please choose at least one product.')).toBeVisible()
    expect(basketLines()).toEqual([])
  })
})

it('shows the contents of a bundle and sells it whole', async () => {
  await show('box')
  expect(await screen.findByRole('heading', {name: 'In the box'})).toBeVisible()
  expect(screen.getByText('× 2')).toBeVisible()
  await pressAdd()
  await waitFor(() => expect(basketLines()).toEqual([['box', 1]]))
})

it('shows the size and age guide of a part on the page of its bundle', async () => {
  await show('night-box')
  const guide = await screen.findByRole('button', {name: 'Size and age guide'})
  expect(guide).toHaveAccessibleDescription('Sleep bag')
  await userEvent.click(guide)
  expect(await screen.findByRole('heading', {name: 'Which bag fits?'})).toBeVisible()
  expect(screen.getByRole('rowheader', {name: '70 cm'})).toBeVisible()
})

it('buys a bundle with the chosen variants of its parts', async () => {
  await show('night-box')
  await userEvent.click(await screen.findByRole('button', {name: 'Add to cart'}))
  expect(await screen.findByText('Please select all your options above')).toBeVisible()
  await userEvent.click(screen.getByRole('link', {name: /Rose/}))
  expect(await screen.findByRole('button', {name: 'Not available'})).toBeDisabled()
  await userEvent.click(screen.getByRole('link', {name: 'Moss'}))
  await userEvent.click(await screen.findByRole('button', {name: 'Add to cart'}))
  await waitFor(() =>
    expect(cachedBasket(session)?.productItems).toMatchObject([
      {
        productId: 'night-box',
        quantity: 1,
        bundledProductItems: [{productId: 'sleep-moss'}, {productId: 'spoon'}],
      },
    ]),
  )
})
