/** What tests of the German shop look for. */
import type {Page} from '@playwright/test'
import type {MessageId} from '../../app/shared/i18n/messages'
import {message, pattern} from './texts'

export const de = (id: MessageId) => message('de-DE', id)
/** The text with any values of its parameters. */
export const like = (id: MessageId) => pattern('de-DE', id)

export const dialogOf = (page: Page, name: RegExp | string) => page.getByRole('dialog', {name})
/** Tile of the product at a path. */
export const tileOf = (page: Page, path: string) =>
  page.locator('main article', {has: page.locator(`h3 a[href$="${path}"]`)}).first()
