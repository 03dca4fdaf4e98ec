/**
 * Each service that needs consent, for a visitor who declined, who did not answer, and whose browser asks not to be
 * tracked (rule SCRIPT-2): its script is not asked for, and its page works. `broken-scripts.spec.ts` proves on the same
 * pages that the script is asked for after Accept.
 */
import type {BrowserContext, Page} from '@playwright/test'
import {recordOf, SCRIPT_IDS} from '../config/scripts/records'
import {pairsOf} from '../sandbox/testing/extent'
import {scriptCases} from './support/script-cases'
import {expect, test} from './support/test'

test.use({consent: 'open'})

/** Sets a property of `navigator` on every page. */
const says = (page: Page, name: string, value: string | boolean) =>
  page.addInitScript(
    ([property, sign]) => Object.defineProperty(navigator, property, {value: sign}),
    [name, value] as const,
  )

/** Waits longer than the delay after which a service of the phase "idle" loads. */
const settled = (page: Page) => page.waitForTimeout(3000)

const VISITORS: Readonly<
  Record<string, (page: Page, context: BrowserContext) => Promise<unknown>>
> = {
  'after Decline': (_page, context) =>
    context.addCookies([{name: 'dw_dnt', value: '1', domain: 'localhost', path: '/'}]),
  'without an answer': () => Promise.resolve(),
  'with Do Not Track': (page) => says(page, 'doNotTrack', '1'),
  'with Global Privacy Control': (page) => says(page, 'globalPrivacyControl', true),
}

const needConsent = SCRIPT_IDS.filter((id) => recordOf(id).consent !== 'necessary')

for (const [id, visitor] of pairsOf(needConsent, Object.keys(VISITORS))) {
  test(`${id} ${visitor}: not asked for, and the page works`, async ({page, context}) => {
    test.setTimeout(120_000)
    const {file, open, works} = scriptCases[id]
    await VISITORS[visitor]?.(page, context)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page)
    await works(page)
    await settled(page)
    const isFile = new RegExp(`/${file.replaceAll('.', '\\.').replace('*', '.*')}$`)
    expect(asked.filter((path) => isFile.test(path))).toEqual([])
  })
}
