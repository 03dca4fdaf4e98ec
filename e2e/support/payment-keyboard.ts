import type {Locator, Page} from '@playwright/test'
import {cardFrame, orderButton, type Shopper} from './checkout'
import {tabTo} from './keyboard'

/** Moves the focus to a control with the Tab key, and presses a key. */
export async function pressOn(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Moves the focus to a field with the Tab key, and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Chooses the card and fills in the provider's fields; the focus is in the last of them. */
export async function cardByKeyboard(page: Page, number: string): Promise<void> {
  const method = page.locator('input[type=radio][value="ONLINE_PAYMENT:card"]')
  await tabTo(page, page.locator('input[type=radio][name=methodId]').first())
  for (let presses = 0; presses < 12 && !(await method.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown')
  }
  const fields = {'#number': number, '#expiry': '12/34', '#securityCode': '123'}
  for (const [field, value] of Object.entries(fields)) {
    await typeInto(page, cardFrame(page).locator(field), value)
  }
}

/** Accepts the terms and orders. */
export async function orderByKeyboard(page: Page, shopper: Shopper): Promise<void> {
  await pressOn(page, page.locator('#terms'), 'Space')
  await pressOn(page, orderButton(page, shopper), 'Enter')
}
