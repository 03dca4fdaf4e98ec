/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import NotifyForm from '@app/features/stock-alert/components/NotifyForm'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {openCustomerSession} from './testing/customer-session'

const shop = sandboxShop('DEU', 'en-DE')

test('a form has the name and the address of a signed-in customer', async () => {
  const {queryClient} = await openCustomerSession(shop, 'notify@example.test')
  renderInShop(
    <NotifyForm item={{id: 'chair', name: 'Chair'}} name="Chair" onClose={jest.fn()} />,
    {
      shop,
      queryClient,
    },
  )
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Mia'))
  expect(screen.getByLabelText('Last name')).toHaveValue('Sommer')
  expect(screen.getByLabelText('Email address')).toHaveValue('notify@example.test')
})
