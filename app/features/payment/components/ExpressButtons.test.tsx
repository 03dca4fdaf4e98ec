/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import ExpressButtons from './ExpressButtons'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

/** Sets the preference as an import does: the revision makes the sandbox read it again. */
function prefer(methods: string): void {
  sandbox.sql(
    `UPDATE site SET preferences = json_set(preferences, '$.cartEnabledExpressPayments', ?)
     WHERE id = 'DEU'`,
    methods,
  )
  sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
}

async function open() {
  const {queryClient} = await openSession(shop)
  sandbox.reset()
  return renderInShop(<ExpressButtons />, {shop, queryClient})
}

test('the wallet leads into the checkout, where the provider is let in', async () => {
  prefer('wallet')
  await open()
  expect(await screen.findByRole('link', {name: 'Express checkout with wallet'})).toHaveAttribute(
    'href',
    '/deu/en-de/appcheckout?express=wallet',
  )
})

test('a site that prefers another method offers no express payment', async () => {
  prefer('another')
  await open()
  await waitFor(() => expect(sandbox.calls.join()).toContain('custom_objects/ocapi/site'))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
