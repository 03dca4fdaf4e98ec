import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Component, type ReactNode} from 'react'
import {renderInShop} from '@app/shared/test/render'
import {browserPage} from '@app/shared/lib/chunk-failure'
import {useCriticalQuery} from '@app/shared/lib/use-critical-query'
import {ApiFault} from '@common/fault'
import {OfflineBoundary} from './OfflineBoundary'
import {PageFailure} from './PageFailure'

let failure: Error | null = null

function Page() {
  if (failure) throw failure
  return <h1>The page</h1>
}

class Outside extends Component<{children: ReactNode}, {caught: string | null}> {
  override state = {caught: null}
  static getDerivedStateFromError(error: Error) {
    return {caught: error.message}
  }
  override render() {
    return this.state.caught ?? this.props.children
  }
}

const chunkFailure = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'})

describe('page whose code did not arrive (rule ERROR-9)', () => {
  // React logs every caught error on the console.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    failure = chunkFailure()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined)
    sessionStorage.clear()
  })

  it('loads the page again, once, while online, and never says that it is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const page = (
      <OfflineBoundary>
        <Page />
      </OfflineBoundary>
    )
    renderInShop(page).unmount()
    expect(browserPage.reload).toHaveBeenCalledTimes(1)
    renderInShop(page)
    expect(browserPage.reload).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/offline/i)).not.toBeInTheDocument()
    expect(screen.getByRole('button', {name: 'Try again'})).toBeInTheDocument()
  })

  it('a page whose fields would be lost is loaded again when the shopper presses retry', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const asking = jest.replaceProperty(browserPage, 'asks', true)
    renderInShop(
      <OfflineBoundary>
        <Page />
      </OfflineBoundary>,
    )
    expect(browserPage.reload).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}))
    expect(browserPage.reload).toHaveBeenCalledTimes(1)
    asking.restore()
  })

  it('does not load the page again while offline', () => {
    renderInShop(
      <OfflineBoundary>
        <Page />
      </OfflineBoundary>,
    )
    expect(browserPage.reload).not.toHaveBeenCalled()
  })

  it('shows the offline screen and comes back on retry', async () => {
    renderInShop(
      <OfflineBoundary>
        <Page />
      </OfflineBoundary>,
    )
    expect(screen.getByRole('heading', {name: 'You are currently offline'})).toBeInTheDocument()
    failure = null
    await userEvent.click(screen.getByRole('button', {name: 'Retry Connection'}))
    expect(screen.getByRole('heading', {name: 'The page'})).toBeInTheDocument()
  })

  it('comes back when the browser is online again', () => {
    renderInShop(
      <OfflineBoundary>
        <Page />
      </OfflineBoundary>,
    )
    failure = null
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(screen.getByRole('heading', {name: 'The page'})).toBeInTheDocument()
  })

  it('stays offline when the retry fails too', async () => {
    renderInShop(
      <OfflineBoundary>
        <Page />
      </OfflineBoundary>,
    )
    await userEvent.click(screen.getByRole('button', {name: 'Retry Connection'}))
    expect(screen.getByRole('button', {name: 'Retry Connection'})).toBeInTheDocument()
  })

  it('leaves other errors to the error page', () => {
    failure = new Error('A bug.')
    renderInShop(
      <Outside>
        <OfflineBoundary>
          <Page />
        </OfflineBoundary>
      </Outside>,
    )
    expect(screen.getByText('A bug.')).toBeInTheDocument()
  })
})

describe('a critical read that nothing answers (rule ERROR-10)', () => {
  let answer: () => Promise<string>
  const goOnline = (isOnline: boolean) =>
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    goOnline(false)
  })

  function ReadingPage() {
    const {data} = useCriticalQuery(
      {queryKey: ['page'], queryFn: () => answer()},
      {page: ReadingPage},
    )
    return data === undefined ? null : <h1>{data}</h1>
  }
  const open = () =>
    renderInShop(
      <OfflineBoundary>
        <ReadingPage />
      </OfflineBoundary>,
    )

  it.each([
    ['a call', new ApiFault({type: 'offline', status: 0, title: '', detail: '', arguments: {}})],
    [
      'the code of a call',
      Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'}),
    ],
    ['anything else', new TypeError('Failed to fetch')],
  ])('%s: the offline screen, until the browser is online again', async (_name, failed) => {
    answer = () => Promise.reject(failed)
    open()
    expect(await screen.findByRole('heading', {name: 'You are currently offline'})).toBeVisible()
    answer = () => Promise.resolve('The page')
    goOnline(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', {name: 'The page'})).toBeVisible()
  })

  it('online, it is a failure with a retry and without a status of HTTP', async () => {
    goOnline(true)
    answer = () =>
      Promise.reject(
        new ApiFault({type: 'network', status: 0, title: '', detail: '', arguments: {}}),
      )
    open()
    const retry = await screen.findByRole('button', {name: 'Try again'})
    expect(screen.queryByText(/HTTP Error|offline/)).not.toBeInTheDocument()
    answer = () => Promise.resolve('The page')
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', {name: 'The page'})).toBeVisible()
  })

  it('of a page that shows its failure itself', async () => {
    const onRetry = jest.fn()
    renderInShop(<PageFailure error={new TypeError('Failed to fetch')} onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('button', {name: 'Retry Connection'}))
    expect(onRetry).toHaveBeenCalled()
  })
})
