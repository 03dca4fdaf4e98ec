/** Sign-in dialog and account with the keyboard alone: every view, and the actions of every section. */
import type {Locator, Page} from '@playwright/test'
import {DATA_FOLDER} from '../playwright.config'
import {openDatabase} from '../sandbox/db/database'
import {saveProviderCard} from '../sandbox/domains/customers/provider-card'
import {newEmail, PASSWORD, PREFIX, register, signOut} from './support/account'
import {asCustomer, asCustomerWithOrder} from './support/customer'
import {tabTo} from './support/keyboard'
import {ready} from './support/ready'
import {expect, test} from './support/test'

const heading = (scope: Page | Locator, name: string) => scope.getByRole('heading', {name})

/** Saves a card as the payment provider does once it has paid an order. */
function saveCard(customerId: string): void {
  const db = openDatabase(DATA_FOLDER)
  try {
    const card = {paymentMethodId: 'ONLINE_PAYMENT', token: customerId, instrument: 'Visa 1111'}
    saveProviderCard({db}, customerId, card)
  } finally {
    db.close()
  }
}

/** Presses a control that the Tab key reaches. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Types into a field that the Tab key reaches. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Opens the sign-in dialog: from the header, on phones from the menu. */
async function openDialog(page: Page): Promise<Locator> {
  await page.goto(`${PREFIX}/home`)
  await ready(page)
  const link = page.getByRole('banner').getByRole('link', {name: 'Account'})
  if (await link.isVisible()) await press(page, link)
  else {
    await press(page, page.getByRole('button', {name: 'Open menu'}))
    await press(page, page.getByRole('dialog').getByRole('link', {name: 'Sign In'}))
  }
  const dialog = page.getByRole('dialog')
  await expect(heading(dialog, 'Sign in')).toBeVisible()
  // The menu has closed.
  await expect(dialog).toHaveCount(1)
  return dialog
}

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`${PREFIX}/my-stokke/${section}`)
  await ready(page)
}

test('the dialog goes through its views and back, and each view has the focus', async ({page}) => {
  const dialog = await openDialog(page)
  const email = dialog.getByLabel('Email address')

  await press(page, dialog.getByRole('button', {name: 'Forgot your password?'}))
  await expect(heading(dialog, 'Reset your password')).toBeVisible()
  await expect(email).toBeFocused()
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(heading(dialog, 'Password Reset')).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('nobody@example.com')
  await expect(dialog.getByRole('button', {name: 'Back to Sign In'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()

  await press(page, dialog.getByRole('button', {name: 'Create Account'}))
  await expect(heading(dialog, 'Create your account')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await press(page, dialog.getByRole('button', {name: 'Back'}))
  await expect(heading(dialog, 'Sign in')).toBeVisible()
  await expect(email).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an account is opened in the dialog, and entered there again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const address = newEmail()
  const dialog = await openDialog(page)
  await press(page, dialog.getByRole('button', {name: 'Create Account'}))
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Ada')
  await type(page, dialog.getByLabel('Last name'), 'Berg')
  await type(page, dialog.getByLabel('Email address'), address)
  await type(page, dialog.getByLabel('Password', {exact: true}), PASSWORD)
  await press(page, dialog.getByRole('checkbox', {name: /I read and agree/}), 'Space')
  await press(page, dialog.getByRole('button', {name: 'Create Account'}))
  await expect(page).toHaveURL(/\/my-stokke$/)
  await signOut(page)

  const again = await openDialog(page)
  await type(page, again.getByLabel('Email address'), address)
  await type(page, again.getByLabel('Password', {exact: true}), 'wrong')
  await page.keyboard.press('Enter')
  await expect(again.getByText('Incorrect username or password')).toBeVisible()
  await tabTo(page, again.getByLabel('Password', {exact: true}))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
  await expect(page.getByText("Hello Ada, welcome! You're now signed in.")).toBeVisible()
})

test('orders are searched, filtered, opened and bought again', async ({page}) => {
  const orderNo = await asCustomerWithOrder(page)
  await openSection(page, 'orders')
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox')
  await type(page, field, 'nothing of this name')
  await page.keyboard.press('Enter')
  await expect(main.getByText('No orders found.')).toBeVisible()
  await expect(field).toBeFocused()
  await press(page, main.getByRole('button', {name: 'All orders'}))
  await expect(main.getByText('No orders found.')).toBeHidden()
  await expect(field).toHaveValue('')
  await expect(main.locator(':focus')).toHaveCount(1)

  const state = main.getByLabel('State')
  await state.focus()
  await page.keyboard.type('Deliv')
  await expect(page).toHaveURL(/state=delivered/)
  await expect(main.getByText('No orders found.')).toBeVisible()
  await expect(state).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/state=/)
  await expect(main.getByText('No orders found.')).toBeHidden()
  const link = main.getByRole('link', {name: new RegExp(orderNo)}).first()
  await press(page, link)
  await expect(page).toHaveURL(new RegExp(`/orders/${orderNo}$`))
  await press(page, page.getByRole('button', {name: 'Buy again'}))
  await expect(page).toHaveURL(/\/appcart$/)
  await expect(page.locator('main a[href*="/product/BH-1010"]').first()).toBeVisible()
})

test('an address is added, changed and deleted, and the focus is never lost', async ({page}) => {
  await asCustomer(page, 'DEU')
  await openSection(page, 'addresses')
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', {name: 'Add address'}))
  await expect(main.locator('form').locator(':focus')).toHaveCount(1)
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Berg'],
    ['Street and house number', 'Musterstraße 12a'],
    ['Postcode', '10115'],
    ['Town or city', 'Berlin'],
  ] as const) {
    await type(page, main.getByLabel(label), value)
  }
  await type(page, main.getByLabel(/^Phone number/), '030 123456')
  await press(page, main.getByRole('button', {name: 'Save'}))
  await expect(main.getByText('Musterstraße 12a')).toBeVisible()
  await expect(main.locator(':focus')).toHaveCount(1)

  await press(page, main.getByRole('button', {name: 'Edit'}))
  await tabTo(page, main.getByLabel('Town or city'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Potsdam')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Potsdam')).toBeVisible()

  const remove = main.getByRole('button', {name: 'Delete'})
  await press(page, remove)
  await expect(main.getByRole('group', {name: 'Delete this address?'})).toBeFocused()
  await press(page, main.getByRole('button', {name: 'Cancel'}))
  await expect(main.getByRole('button', {name: 'Edit'})).toBeFocused()
  await press(page, remove)
  await press(page, main.getByRole('group').getByRole('button', {name: 'Delete'}))
  await expect(main.getByText('You have not saved an address yet.')).toBeVisible()
  await expect(main.getByRole('button', {name: 'Add address'})).toBeFocused()
})

test('a saved card is deleted', async ({page}) => {
  const {customerId} = await asCustomer(page, 'DEU')
  saveCard(customerId)
  await openSection(page, 'payment')
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', {name: /^Delete .*1111/}))
  await expect(main.getByRole('group', {name: 'Delete this card?'})).toBeFocused()
  await press(page, main.getByRole('group').getByRole('button', {name: 'Delete'}))
  await expect(main.getByText('You have not saved a card yet.')).toBeVisible()
  await expect(main.locator(':focus')).toHaveCount(1)
})

test('a product is registered for its warranty', async ({page}) => {
  await asCustomer(page, 'DEU')
  await openSection(page, 'warranty')
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', {name: 'Register product'}))
  const product = main.getByLabel('Product number')
  await expect(product).toBeFocused()
  await page.keyboard.type('BH-1010')
  await type(page, main.getByLabel('Serial number'), `KEYS-${Date.now()}`)
  const day = main.getByLabel('Date of purchase')
  await tabTo(page, day)
  await page.keyboard.type('03012026')
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^Warranty until/).first()).toBeVisible()
})

test('password, subscription and data of the account', async ({page}) => {
  await asCustomer(page, 'DEU')
  await openSection(page, 'personal-information')
  const main = page.getByRole('main')
  const box = main.getByRole('checkbox').first()
  const wasChecked = await box.isChecked()
  await press(page, box, 'Space')
  await expect(page.getByText('Your choice has been saved')).toBeVisible()
  await expect(box).toBeChecked({checked: !wasChecked})
  await expect(box).toBeFocused()

  const download = page.waitForEvent('download')
  await press(page, main.getByRole('button', {name: 'Download my data (JSON)'}))
  expect((await download).suggestedFilename()).toBe('my-data.json')

  await page.reload()
  await ready(page)
  await type(page, page.locator('#profile-current-password'), PASSWORD)
  await type(page, page.locator('#profile-new-password'), 'Changed-1234!')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your password has been changed/)).toBeVisible()

  await press(page, main.getByRole('button', {name: 'Delete my account'}))
  const proof = page.locator('#profile-close-password')
  await expect(proof).toBeFocused()
  await press(page, main.getByRole('button', {name: 'Cancel'}))
  await expect(main.getByRole('button', {name: 'Delete my account'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(proof).toBeFocused()
  await page.keyboard.type('Changed-1234!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
})

test('the wish list is shared and no longer shared', async ({page}) => {
  await register(page, newEmail())
  await page.goto(`${PREFIX}/product/BH-1010`)
  await ready(page)
  await page.getByRole('button', {name: 'Add to wishlist', exact: true}).press('Enter')
  await expect(page.getByText(/is on your wishlist\./)).toBeVisible()
  await openSection(page, 'wishlist')
  const main = page.getByRole('main')
  await press(page, main.getByText('Share this list'))
  await type(page, main.getByLabel(/Title of the list/), 'Wishes')
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Link to your wishlist')).toHaveValue(/\/shared-wishlist#/)
  await press(page, main.getByRole('button', {name: 'Stop sharing'}))
  await expect(main.getByText('Your list is no longer shared.')).toBeVisible()
})

test('the overview leads to the sections, and the menu signs out', async ({page}) => {
  const orderNo = await asCustomerWithOrder(page)
  await page.goto(`${PREFIX}/my-stokke`)
  await ready(page)
  await press(page, page.getByRole('main').getByRole('link', {name: new RegExp(orderNo)}))
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  const menu = page.getByRole('navigation', {name: 'My Barnholt'})
  for (const name of ['Warranty', 'Addresses', 'Saved cards', 'Personal information']) {
    await menu.getByRole('link', {name}).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', {level: 1, name})).toBeFocused()
  }
  await page.waitForLoadState('networkidle')
  await menu.getByRole('button', {name: 'Log Out'}).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are signed out.')).toBeVisible()
})
