/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import AcceptedPayments from './AcceptedPayments'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

async function open() {
  const {queryClient} = await openSession(shop)
  sandbox.reset()
  return renderInShop(<AcceptedPayments />, {shop, queryClient})
}

test('methods without a picture are left out, and without any picture the whole list', async () => {
  await open()
  await waitFor(() => expect(sandbox.calls.join()).toContain('channelType=storefront'))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('the ways to pay are pictures with names', async () => {
  sandbox.sql(
    "UPDATE payment_card SET image = '/on/demandware.static/-/marks/visa.svg' WHERE card_type = 'Visa'",
  )
  sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  await open()
  expect(await screen.findByRole('group', {name: 'Pay easily via:'})).toBeInTheDocument()
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('alt'))).toEqual(['Visa'])
})
