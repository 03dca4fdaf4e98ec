/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {sessionOf} from '@app/features/session/public/session-client'
import {addWish, readWishes} from '@app/features/wishlist/public/wish-list'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {changeReservation, createWishLink, openSharedList} from '../api/wish-link'
import {authModal, closeAuthModal} from '@app/features/account/public/auth-modal'
import {giftKeyOrNew} from '../model/gift-key'
import {SharedWishlist} from './SharedWishlist'
import ShareForm from './ShareForm'

const shown = shownToasts()
const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const PASSWORD = 'Sandbox-1234!'
const OTHER_HOLDER = 'b'.repeat(48)
let session: TestSession
let customers = 0
let address = ''

/** A new customer with these wishes; their session is open afterwards. */
async function openOwner(...productIds: string[]) {
  session = await openSession(shop)
  customers += 1
  const email = `wishes-${customers}@example.test`
  await shop.api.clients.of(ShopperCustomers).registerCustomer({
    body: {
      customer: {login: email, email, firstName: 'Mia', lastName: 'Sommer'},
      password: PASSWORD,
    },
  })
  await sessionOf('DEU').signIn('login', {login: email, password: PASSWORD})
  const owner = {...session, customerId: await loadCustomerId()}
  for (const productId of productIds) await addWish(owner, {productId})
  return {...owner, login: email}
}

const openFriend = async () => {
  session = await openSession(shop)
  sandbox.reset()
}

function show(token: string) {
  renderInShop(
    <>
      <SharedWishlist />
      <Route
        render={({location}) => {
          address = location.pathname + location.hash
          return null
        }}
      />
    </>,
    {shop, queryClient: session.queryClient, path: `/deu/en-de/shared-wishlist#${token}`},
  )
}

beforeEach(() => sandbox.sql('DELETE FROM limited_attempt'))
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

/** A guest says that the list is not theirs; then reservations are visible. */
const reveal = async () =>
  userEvent.click(await screen.findByRole('button', {name: 'I am a friend: show the gifts'}))
const reserve = (name: string) => screen.findByRole('button', {name: `Reserve this gift: ${name}`})

test('a friend reserves a gift and takes the reservation back', async () => {
  const {customerId} = await openOwner('cup', 'bed')
  const {token} = await createWishLink(shop, customerId, 'Our baby')
  await openFriend()
  show(token)
  expect(await screen.findByRole('heading', {level: 1, name: 'Our baby'})).toBeInTheDocument()
  expect(address).toBe('/deu/en-de/shared-wishlist')
  await reveal()
  await userEvent.click(await reserve('Cup holder'))
  const back = await screen.findByRole('button', {name: 'Take reservation back: Cup holder'})
  await waitFor(() => expect(back).toHaveFocus())
  expect(screen.getByText('You have reserved Cup holder.')).toHaveAttribute('role', 'status')
  expect(sandbox.calls.join()).not.toContain(token)
  await userEvent.click(back)
  await waitFor(() =>
    expect(screen.getByRole('button', {name: 'Reserve this gift: Cup holder'})).toHaveFocus(),
  )
  expect(sandbox.sql('SELECT * FROM wish_reservation')).toEqual([])
})

test('a friend puts the products on the own list, with a report', async () => {
  const {customerId} = await openOwner('cup', 'bed')
  const {token} = await createWishLink(shop, customerId, '')
  await openFriend()
  const friend = {...session, customerId: await loadCustomerId()}
  await addWish(friend, {productId: 'cup'})
  show(token)
  await userEvent.click(
    await screen.findByRole('button', {name: 'Add these products to my wishlist'}),
  )
  expect(await screen.findByText('1 product was added to your wishlist.')).toBeInTheDocument()
  expect(screen.getByText('Already on your wishlist: Cup holder.')).toBeInTheDocument()
  expect((await readWishes(friend)).map(({productId}) => productId)).toEqual(['cup', 'bed'])
})

test('of two friends the second reads that the gift is reserved', async () => {
  const {customerId} = await openOwner('cup')
  const {token} = await createWishLink(shop, customerId, '')
  await openFriend()
  show(token)
  await reveal()
  const button = await reserve('Cup holder')
  const [item] = (await openSharedList(shop, {token})).items
  const gift = {token, holder: OTHER_HOLDER, itemId: item?.itemId ?? ''}
  await changeReservation(shop, {action: 'reserve', ...gift})
  await userEvent.click(button)
  expect(await screen.findByText('Already reserved')).toBeInTheDocument()
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({title: 'Somebody else has just reserved this gift.'}),
  )
  expect(screen.queryByRole('button', {name: /Cup holder/})).toBeNull()
})

test('a guest sees reservations only after saying that the list is not theirs', async () => {
  const owner = await openOwner('cup', 'bed')
  const {token} = await createWishLink(shop, owner.customerId, '')
  await openFriend()
  const [item] = (await openSharedList(shop, {token})).items
  const gift = {token, holder: OTHER_HOLDER, itemId: item?.itemId ?? ''}
  await changeReservation(shop, {action: 'reserve', ...gift})
  show(token)
  expect(await screen.findByText(/^Is this your list\?/)).toBeInTheDocument()
  await screen.findByRole('heading', {level: 3, name: 'Cup holder'})
  expect(screen.queryByText('Already reserved')).toBeNull()
  expect(screen.queryByRole('button', {name: /^Reserve/})).toBeNull()
  await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))
  expect(authModal()).toMatchObject({open: true})
  closeAuthModal()
  await reveal()
  expect(await screen.findByText('Already reserved')).toBeInTheDocument()
  expect(screen.queryByText(/^Is this your list\?/)).toBeNull()
  await userEvent.click(await reserve('Bed'))
  await screen.findByRole('button', {name: 'Take reservation back: Bed'})
})

test('a browser that has reserved is not asked again', async () => {
  const owner = await openOwner('cup')
  const {token} = await createWishLink(shop, owner.customerId, '')
  await openFriend()
  giftKeyOrNew('DEU')
  show(token)
  expect(await reserve('Cup holder')).toBeInTheDocument()
  expect(screen.queryByText(/^Is this your list\?/)).toBeNull()
})

test('the owner sees the list without reservations', async () => {
  const owner = await openOwner('cup')
  const {token} = await createWishLink(shop, owner.customerId, '')
  await openFriend()
  const [item] = (await openSharedList(shop, {token})).items
  await changeReservation(shop, {
    action: 'reserve',
    token,
    holder: OTHER_HOLDER,
    itemId: item?.itemId ?? '',
  })
  session = await openSession(shop)
  await sessionOf('DEU').signIn('login', {login: owner.login, password: PASSWORD})
  show(token)
  expect(await screen.findByText(/This is your list as friends see it/)).toBeInTheDocument()
  expect(await screen.findByRole('heading', {level: 3, name: 'Cup holder'})).toBeInTheDocument()
  expect(screen.queryByText('Already reserved')).toBeNull()
  expect(screen.queryByRole('button', {name: /Reserve/})).toBeNull()
})

test('a product that left the list meanwhile cannot be reserved', async () => {
  const owner = await openOwner('cup', 'bed')
  const {token} = await createWishLink(shop, owner.customerId, '')
  await openFriend()
  show(token)
  await reveal()
  const button = await reserve('Cup holder')
  sandbox.sql("DELETE FROM product_list_item WHERE product_id = 'cup'")
  await userEvent.click(button)
  await waitFor(() =>
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({title: 'This product is no longer on the list.'}),
    ),
  )
  await waitFor(() => {
    expect(screen.queryByText('Cup holder')).toBeNull()
    expect(screen.getByRole('button', {name: 'Reserve this gift: Bed'})).toBeInTheDocument()
  })
})

test.each(['unknown', '', '%E0%A4'])('a link that does not hold says so: %j', async (token) => {
  await openFriend()
  show(token)
  expect(
    await screen.findByRole('heading', {level: 1, name: 'This link no longer works'}),
  ).toBeInTheDocument()
})

test('a list that cannot be read is read again on request', async () => {
  const {customerId} = await openOwner('cup')
  const {token} = await createWishLink(shop, customerId, '')
  await openFriend()
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 503, path: '*/links/open'})
  show(token)
  const again = await screen.findByRole('button', {name: 'Try again'})
  await sandbox.admin('DELETE', '/admin/faults')
  await userEvent.click(again)
  await reveal()
  expect(await reserve('Cup holder')).toBeInTheDocument()
})

test('the owner creates links and ends all of them', async () => {
  await openOwner('cup')
  renderInShop(<ShareForm />, {shop, queryClient: session.queryClient})
  await userEvent.type(await screen.findByLabelText(/Title of the list/), ' Our baby ')
  await userEvent.click(screen.getByRole('button', {name: 'Create link'}))
  const field = await screen.findByLabelText('Link to your wishlist')
  const first = (field as HTMLInputElement).value
  expect(first).toMatch(/^http:\/\/localhost\/deu\/en-de\/shared-wishlist#[\w-]{43}$/)
  expect(sandbox.sql('SELECT title FROM wish_link')).toContainEqual({title: 'Our baby'})
  await userEvent.click(await screen.findByRole('button', {name: 'Create another link'}))
  expect(await screen.findByText('2 links to your list work.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', {name: 'Stop sharing'}))
  expect(await screen.findByText('Your list is no longer shared.')).toBeInTheDocument()
  const token = first.split('#')[1] ?? ''
  await expect(openSharedList(shop, {token})).rejects.toMatchObject({status: 404})
})

test('a guest is asked to sign in', async () => {
  await openFriend()
  renderInShop(<ShareForm />, {shop, queryClient: session.queryClient})
  expect(await screen.findByText(/^Sign in to share your list/)).toBeInTheDocument()
  expect(screen.getByRole('button', {name: 'Sign In'})).toBeVisible()
})
