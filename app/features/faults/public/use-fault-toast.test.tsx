import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {ApiFault} from '@common/fault'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {renderInShop} from '@app/shared/test/render'
import {useAction} from './use-action'
import {useFaultToast} from './use-fault-toast'

const toasts = shownToasts()

const ended = (args: Readonly<Record<string, unknown>>) =>
  new ApiFault({
    type: 'session-ended',
    status: 401,
    title: 'The session has ended',
    detail: '',
    arguments: args,
  })

function Probe({fault}: {fault: ApiFault}) {
  const show = useFaultToast()
  const {run} = useAction(() => Promise.reject(fault))
  return (
    <>
      <button onClick={() => show(fault)}>change</button>
      <button onClick={() => void run(undefined)}>act</button>
    </>
  )
}

it.each([
  ['change', 'says nothing of an end that the page announces', {announced: true}, 0],
  ['act', 'says nothing of an end that the page announces', {announced: true}, 0],
  ['change', 'says that our server found the session ended', {}, 1],
  ['act', 'says that our server found the session ended', {}, 1],
])('%s %s', async (button, _, args, count) => {
  renderInShop(<Probe fault={ended(args)} />)
  await userEvent.click(screen.getByRole('button', {name: button}))
  expect(toasts).toHaveBeenCalledTimes(count)
})
