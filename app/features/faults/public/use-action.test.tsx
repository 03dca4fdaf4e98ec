import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {ApiFault} from '@common/fault'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {renderInShop} from '@app/shared/test/render'
import {browserPage, clearMissingPart, useMissingPart} from '@app/shared/lib/chunk-failure'
import {useAction, type ActionOptions} from './use-action'

const toasts = shownToasts()

const refusal = new ApiFault({
  type: 'pickup-not-available',
  status: 400,
  title: 'Pickup Not Available',
  detail: '',
  arguments: {},
})

const results: unknown[] = []

interface ProbeProps extends ActionOptions<string> {
  act: (input: string) => Promise<string>
}

function Probe({act, ...options}: ProbeProps) {
  const {run, busy, running, done, result, failure, forget} = useAction(act, options)
  return (
    <>
      <button aria-busy={busy} onClick={() => void run('tea').then((it) => results.push(it))}>
        run
      </button>
      <button onClick={forget}>forget</button>
      <p role="alert">{failure}</p>
      <p role="status">{[running ?? '-', done, result ?? '-'].join(' ')}</p>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const status = () => screen.getByRole('status')
const alert = () => screen.getByRole('alert')

/** Calls that a test answers. */
function answers() {
  const calls: {resolve: (text: string) => void; reject: (error: unknown) => void}[] = []
  const call = jest.fn<Promise<string>, [string]>(
    () => new Promise((resolve, reject) => calls.push({resolve, reject})),
  )
  return {act: call, calls}
}

beforeEach(() => {
  results.length = 0
})

it('runs once at a time, with its input, and gives its result', async () => {
  const {act, calls} = answers()
  renderInShop(<Probe act={act} />)
  await userEvent.dblClick(screen.getByRole('button', {name: 'run'}))
  await waitFor(() => expect(status()).toHaveTextContent('tea false -'))
  expect(screen.getByRole('button', {name: 'run'})).toHaveAttribute('aria-busy', 'true')
  expect(act).toHaveBeenCalledTimes(1)
  calls[0]?.resolve('hot')
  await waitFor(() => expect(status()).toHaveTextContent('- true hot'))
  expect(results).toEqual([undefined, 'hot'])
  await press('run')
  await waitFor(() => expect(act).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(status()).toHaveTextContent('tea false -'))
})

it('shows a fault in a toast', async () => {
  renderInShop(<Probe act={() => Promise.reject(refusal)} />)
  await press('run')
  await waitFor(() => expect(results).toEqual([undefined]))
  expect(toasts).toHaveBeenCalledTimes(1)
  expect(toasts).toHaveBeenCalledWith({
    title: expect.any(String) as string,
    status: 'error',
    duration: 5000,
  })
})

it('leaves a fault to the place beside the control, until it is forgotten or the next run begins', async () => {
  const {act, calls} = answers()
  renderInShop(
    <Probe
      act={act}
      place="beside"
      textOf={(_, input) => ({id: input === 'tea' ? 'error.pickup' : 'error.generic'})}
    />,
  )
  await press('run')
  calls[0]?.reject(refusal)
  await waitFor(() => expect(alert()).not.toBeEmptyDOMElement())
  expect(toasts).not.toHaveBeenCalled()
  const shown = alert().textContent
  await press('forget')
  await waitFor(() => expect(alert()).toBeEmptyDOMElement())
  await press('run')
  calls[1]?.reject(refusal)
  await waitFor(() => expect(alert()).toHaveTextContent(shown ?? ''))
  await press('run')
  await waitFor(() => expect(alert()).toBeEmptyDOMElement())
})

it('does not forget a running action', async () => {
  const {act, calls} = answers()
  renderInShop(<Probe act={act} />)
  await press('run')
  await press('forget')
  await waitFor(() => expect(status()).toHaveTextContent('tea false -'))
  calls[0]?.resolve('hot')
  await waitFor(() => expect(status()).toHaveTextContent('- true hot'))
})

it('turns what was thrown into a fault, with its cause', async () => {
  const onFault = jest.fn()
  const broken = new Error('broken')
  renderInShop(<Probe act={() => Promise.reject(broken)} onFault={onFault} />)
  await press('run')
  await waitFor(() => expect(onFault).toHaveBeenCalledTimes(1))
  expect(onFault).toHaveBeenCalledWith(
    expect.objectContaining({type: 'network', status: 0, cause: broken}),
    'tea',
  )
  expect(toasts).not.toHaveBeenCalled()
})

it('shows the offline screen for code that cannot be loaded (rule ERROR-9)', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'})
  function Screen() {
    return <output aria-label="missing">{String(useMissingPart())}</output>
  }
  const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined)
  sessionStorage.setItem('reloaded-for-code', String(Date.now()))
  renderInShop(
    <>
      <Probe act={() => Promise.reject(missing)} />
      <Screen />
    </>,
  )
  await press('run')
  await waitFor(() => expect(screen.getByLabelText('missing')).toHaveTextContent('true'))
  expect(reload).not.toHaveBeenCalled()
  expect(toasts).not.toHaveBeenCalled()
  act(clearMissingPart)
  sessionStorage.clear()
})
