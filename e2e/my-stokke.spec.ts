/** The account's pages: overview, orders, addresses and profile; on phones too. */
import {newEmail, PREFIX, register} from './support/account'
import {axe} from './support/axe'
import {asBusinessCustomer} from './support/business'
import {asCustomerWithOrder} from './support/customer'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

const MENU = 'My Barnholt'

test('every section has its title, no sideways scrolling and no barrier', async ({page}) => {
  await register(page, newEmail())
  const sections = {
    '': 'Overview',
    '/orders': 'Orders',
    '/warranty': 'Warranty',
    '/personal-information': 'Personal information',
    '/addresses': 'Addresses',
    '/payment': 'Saved cards',
  }
  for (const [section, title] of Object.entries(sections)) {
    await page.goto(`${PREFIX}/my-stokke${section}`)
    await ready(page)
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible()
    const current = page.getByRole('navigation', {name: MENU}).getByRole('link', {name: title})
    await expect(current).toHaveAttribute('aria-current', 'page')
    await axe(page)
    expect(await noOverflow(page)).toBe(true)
  }
})

test('the menu leads through the account with the keyboard', {tag: '@mouse'}, async ({page}) => {
  await register(page, newEmail())
  const menu = page.getByRole('navigation', {name: MENU})
  await menu.getByRole('link', {name: 'Orders'}).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {level: 1, name: 'Orders'})).toBeVisible()
  await menu.getByRole('link', {name: 'Personal information'}).focus()
  await page.keyboard.press('Enter')
  const firstName = page.getByLabel('First name')
  await expect(firstName).toHaveValue('Ada')
  await firstName.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Grace')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your details have been saved')).toBeVisible()
  await menu.getByRole('link', {name: 'Overview'}).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hello Grace')).toBeVisible()
})

test('a customer finds the order in the overview, opens it and buys it again', async ({page}) => {
  const orderNo = await asCustomerWithOrder(page)
  const order = page.getByRole('main').getByRole('link', {name: new RegExp(orderNo)})
  await page.goto(`${PREFIX}/my-stokke/orders`)
  await expect(order).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await axe(page)
  await page.goto(`${PREFIX}/my-stokke`)
  await expect(order).toBeVisible()
  await axe(page)
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/my-stokke/orders/${orderNo}$`))
  await expect(page.getByText('Lindenweg 4').first()).toBeVisible()
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await page.getByRole('button', {name: 'Buy again'}).click()
  await page.goto(`${PREFIX}/appcart`)
  await expect(page.locator('main a[href*="/product/BH-1010"]').first()).toBeVisible()
})

test('a delivered order leads to the reviews of its product, which stay in view', async ({
  page,
}) => {
  const orderNo = await asCustomerWithOrder(page)
  for (const to of ['paid', 'shipped', 'delivered']) {
    const moved = await page.request.post(`${SANDBOX}/admin/orders/${orderNo}/moves`, {data: {to}})
    expect([to, moved.status()]).toEqual([to, 200])
  }
  await page.goto(`${PREFIX}/my-stokke/orders/${orderNo}`)
  await ready(page)
  const link = page.locator('main a[href$="#reviews"]').first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/BH-1010[^#]*#reviews$/)
  const reviews = page.locator('#reviews')
  await expect(reviews.getByRole('article').first()).toBeVisible()
  await expect(reviews).toBeFocused()
  await expect(reviews.getByRole('heading').first()).toBeInViewport()
  // The next Tab goes on from there.
  await page.keyboard.press('Tab')
  await expect(reviews.locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByText(`Order ${orderNo}`, {exact: true})).toBeVisible()
})

test(
  'the order of another customer is not shown',
  {tag: '@mouse'},
  async ({page, allowConsole}) => {
    allowConsole(/status of 404|ApiFault/)
    const orderNo = await asCustomerWithOrder(page)
    await page.context().clearCookies()
    await register(page, newEmail())
    await page.goto(`${PREFIX}/my-stokke/orders/${orderNo}`)
    await expect(page.getByText('We could not find this order.')).toBeVisible()
    await expect(page.getByText('Lindenweg 4')).toBeHidden()
  },
)

test('a business customer enters the company and its tax number', async ({page}) => {
  await asBusinessCustomer(page, 'DEU')
  await page.goto(`${PREFIX}/my-stokke/personal-information`)
  await ready(page)
  await expect(page.getByRole('heading', {level: 1, name: 'Company information'})).toBeVisible()
  const company = page.locator('#profile-company')
  const taxId = page.locator('#profile-tax-id')
  const form = page.locator('form').filter({has: company})
  // Another worker may have used the same customer.
  const name = `Kita ${Date.now()}`
  await company.fill('')
  await form.getByRole('button', {name: 'Save'}).click()
  await expect(page.getByText('Please enter your company name.')).toBeVisible()
  await expect(company).toBeFocused()
  await company.fill(name)
  await taxId.fill('12')
  await form.getByRole('button', {name: 'Save'}).click()
  await expect(taxId).toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await taxId.fill('de 123 456 789')
  // The keyboard alone is enough.
  await taxId.press('Enter')
  await expect(taxId).toHaveValue('DE123456789')
  await page.reload()
  await expect(company).toHaveValue(name)
  await expect(taxId).toHaveValue('DE123456789')
})
