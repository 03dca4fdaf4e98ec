/** Ways that few shoppers take: activation of an account, and titles that the personalisation service gives. */
import {logIn, mailTo, newEmail, PASSWORD} from './support/account'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

const HOME = '/irl/en-ie'
const en = (id: Parameters<typeof message>[1]) => message('en-IE', id)

// Rule ACCT-6.
test('an account is opened, refused until its mail is answered, and entered then', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[0-9]/)
  const email = newEmail()
  await page.goto(`${HOME}/registration`)
  await ready(page)
  const form = page.locator('form').filter({has: page.getByLabel('Password', {exact: true})})
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Berg')
  await form.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', {exact: true}).fill(PASSWORD)
  await page.getByRole('checkbox', {name: /I read and agree/}).check()
  await page.getByRole('button', {name: 'Create Account'}).click()
  // There is no session yet: the page asks for the mail.
  await expect(page.getByText(new RegExp(`We sent an email to ${email}`))).toBeVisible()
  await expect(page).not.toHaveURL(/my-stokke/)

  await page.goto(`${HOME}/login`)
  await ready(page)
  await logIn(page, email)
  await expect(page.getByText(en('auth.error.activation'))).toBeVisible()

  const {data} = await mailTo(email, 'accountActivation')
  const link = new URL(data.link ?? '')
  await page.goto(link.pathname + link.search)
  await expect(page.getByText(en('auth.activation.done'))).toBeVisible()
  await expect(page).not.toHaveURL(/activate=/)

  await page.goto(`${HOME}/login`)
  await ready(page)
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`${HOME}/my-stokke`))
})

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  for (const [prefix, title] of [
    ['/usa/en-us', 'From the workshop'],
    ['/deu/de-de', null],
  ] as const) {
    test(`the title of the personalisation service at ${prefix}: in English only`, async ({
      page,
    }) => {
      await page.route('**/zones/*/recs*', async (route) => {
        const answer = await route.fetch()
        const found = (await answer.json()) as object
        await route.fulfill({json: {...found, displayMessage: 'From the workshop'}})
      })
      const answered = page.waitForResponse(/zones\/[^/]+\/recs/)
      await page.goto(`${prefix}/product/BH-1010-sand-black`)
      await ready(page)
      await expect(async () => {
        await page.mouse.wheel(0, 900)
        await Promise.race([answered, page.waitForTimeout(300).then(() => Promise.reject())])
      }).toPass({timeout: 20_000})
      const heading = page.getByRole('heading', {name: 'From the workshop'})
      if (title) await expect(heading.first()).toBeVisible()
      else await expect(heading).toHaveCount(0)
    })
  }
})
