import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {SANDBOX} from './support/sandbox'
import {axe} from './support/axe'
import {expect, test} from './support/test'

/** A fault that applies to no call of other tests. */
const HARMLESS = '/nothing-has-this-path'

const orderedFaults = async (): Promise<string[]> => {
  const answer = await fetch(`${SANDBOX}/admin/faults`)
  const {data} = (await answer.json()) as {data: {path?: string}[]}
  return data.map(({path}) => path ?? '').filter((path) => path.startsWith(HARMLESS))
}

test('the dashboard works in a browser of this machine', async ({page}) => {
  const path = `${HARMLESS}-1`
  await page.goto(SANDBOX)
  const refreshed = page.waitForResponse(`${SANDBOX}/admin/requests.html`)
  expect((await refreshed).status()).toBe(200)
  await page.getByLabel('Path, * for anything').fill(path)
  await page.getByRole('button', {name: 'Switch on'}).click()
  await expect(page).toHaveURL(`${SANDBOX}/#faults`)
  expect(await orderedFaults()).toContain(path)
  await page.getByRole('button', {name: new RegExp(`Switch off.*${path}`)}).click()
  await expect(async () => expect(await orderedFaults()).not.toContain(path)).toPass()
  await page.goto(`${SANDBOX}/outbox`)
  await expect(page.getByRole('heading', {name: 'Outbox'})).toBeVisible()
})

for (const path of ['', '/admin/reports', '/outbox'])
  test(`axe finds nothing on the sandbox's page ${path || '/'}`, async ({page}) => {
    await page.goto(`${SANDBOX}${path}`)
    await axe(page)
  })

test('a page of another site cannot use it', async ({page, allowConsole}) => {
  allowConsole(/status of 403/)
  const path = `${HARMLESS}-2`
  const site = http.createServer((_req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.end('<!doctype html><link rel="icon" href="data:,"><title>Another site</title>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  // Without CORS the browser sends the form, but withholds the answer from the page.
  await page.evaluate(
    async ([sandbox, fields]) => {
      const body = new URLSearchParams(fields)
      await fetch(`${sandbox}/admin/faults`, {method: 'POST', mode: 'no-cors', body})
    },
    [SANDBOX, `kind=latency&delay=1&path=${path}`] as const,
  )
  expect(await orderedFaults()).not.toContain(path)
  site.closeAllConnections()
  site.close()
})

test('the proxy of the shop does not lead to it', async ({request}) => {
  for (const own of ['outbox.json', 'admin/status', 'admin/../outbox', ''])
    expect((await request.get(`/mobify/proxy/api/${own}`)).status()).toBe(404)
})
