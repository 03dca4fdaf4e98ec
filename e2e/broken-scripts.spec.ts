/**
 * Each service of the registry with a script that is dead, slow, malformed, of a wrong type, throwing or hostile (rule
 * SCRIPT-6): its page is complete and can be used. The table has a case for each record of `config/scripts/records.ts`; a
 * record without one fails the check of types.
 */
import type {Route} from '@playwright/test'
import {recordOf, SCRIPT_IDS, type ScriptId} from '../config/scripts/records'
import {pairsOf} from '../sandbox/testing/extent'
import {scriptCases} from './support/script-cases'
import {expect, test} from './support/test'

test.use({consent: 'open'})

type Way = 'dead' | 'slow' | 'malformed' | 'of a wrong type' | 'throwing' | 'hostile'

/** A script that sets its global variable to an object that throws an error at every use. */
const hostile = (global: string | undefined) =>
  `(function () {
    function fail() { throw new Error('hostile') }
    var trap = new Proxy(function () {}, {get: fail, has: fail, apply: fail, construct: fail})
    ${global ? `window[${JSON.stringify(global)}] = trap` : ''}
    setTimeout(fail, 50)
    fail()
  })()`

const script = (body: string) => ({contentType: 'text/javascript', body})

const WAYS: Readonly<Record<Way, (route: Route, id: ScriptId) => unknown>> = {
  dead: (route) => route.abort(),
  slow: () => undefined,
  malformed: (route) => route.fulfill(script('<!doctype html>{')),
  'of a wrong type': (route) => route.fulfill({contentType: 'text/html', body: '<p>Sorry</p>'}),
  throwing: (route) => route.fulfill(script('throw new Error("hostile")')),
  hostile: (route, id) => route.fulfill(script(hostile(recordOf(id).global))),
}

/** Messages of the browser, of the scripts, and the one line in which the shop names what it leaves out. */
const EXPECTED =
  /Failed to load resource|net::ERR|SyntaxError|Unexpected token|Refused to execute|hostile|Consent service|Failed to load MyRegistrySDK|Recaptcha|Assistant|Parcel service|[Pp]ayment|sandbox attribute/

for (const [id, way] of pairsOf(SCRIPT_IDS, Object.keys(WAYS) as Way[])) {
  const {file, consent, open, works} = scriptCases[id]
  test(`${id} ${way}: the page works`, async ({page, context, allowConsole}) => {
    test.setTimeout(120_000)
    allowConsole(EXPECTED)
    if (consent === 'granted') {
      await context.addCookies([{name: 'dw_dnt', value: '0', domain: 'localhost', path: '/'}])
    }
    let asked = 0
    await page.route(`**/${file}*`, (route) => {
      asked += 1
      return WAYS[way](route, id)
    })
    await open(page)
    await works(page)
    // A case that does not ask for its script proves nothing.
    await expect.poll(() => asked).toBeGreaterThan(0)
  })
}

test('the table has a case for each record, with a file of its own', () => {
  expect(Object.keys(scriptCases).sort()).toEqual([...SCRIPT_IDS].sort())
  expect(new Set(Object.values(scriptCases).map(({file}) => file)).size).toBe(SCRIPT_IDS.length)
})
