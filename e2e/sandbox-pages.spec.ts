import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

/** A fault that strikes no call of other tests. */
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

test('the proxy of the shop does not lead to it', async ({request}) => {
  for (const own of ['outbox.json', 'admin/status', 'admin/../outbox', ''])
    expect((await request.get(`/mobify/proxy/api/${own}`)).status()).toBe(404)
})
