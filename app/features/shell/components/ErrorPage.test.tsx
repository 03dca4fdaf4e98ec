import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {ApiFault} from '@common/fault'
import {CONTENT_FAILED} from '@app/features/content/public/content'
import type {PageComponent} from '@app/shared/lib/page'
import {toHttpError} from '@app/shared/lib/page-error'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {ErrorPage} from './ErrorPage'
import {PageFailure} from './PageFailure'

const fault = (status: number): ApiFault =>
  new ApiFault({type: 'test', status, title: '', detail: '', arguments: {}})

/** The error page of a missing product loads alternatives; here there are none. */
function noAlternatives(): () => Promise<void> {
  const backend = fakeBackend()
  backend.on('/product-search', {body: {hits: [], total: 0}})
  return () => waitFor(() => expect(backend.calls.join()).toContain('sort=bestSeller'))
}

const headings = () => screen.getAllByRole('heading').map(({textContent}) => textContent)

/** The headings once the code of the not-found page is loaded. */
async function notFoundHeadings() {
  await screen.findAllByRole('heading')
  return headings()
}

describe('error page (rule ERROR-7)', () => {
  it('says the words of content for a content page, in the language of the page', () => {
    const shop = testShop('DEU', 'de-DE')
    const content: PageComponent = () => null
    content.failureMessage = CONTENT_FAILED
    const {status, message} = toHttpError(fault(500), content)
    renderInShop(<ErrorPage status={status} message={message} />, {shop})
    expect(screen.getByText(/^Hmmm! Da ist etwas schiefgelaufen/)).toBeInTheDocument()
    expect(screen.queryByText(/HTTP/)).not.toBeInTheDocument()
    const other: PageComponent = () => null
    expect(toHttpError(fault(502), other).message).toBe('HTTP Error 502 occurred.')
  })

  it('says which HTTP error occurred and offers a retry and ways out', async () => {
    const retry = jest.fn()
    renderInShop(<ErrorPage status={502} message="x" correlationId="abc-1" onRetry={retry} />)
    expect(screen.getByText('HTTP Error 502 occurred.')).toBeInTheDocument()
    expect(screen.getByText('Reference: abc-1')).toBeInTheDocument()
    expect(screen.getByRole('link', {name: 'Go to homepage'})).toHaveAttribute(
      'href',
      '/deu/en-de/home',
    )
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('names the status of the backend, whatever that of the page is', () => {
    renderInShop(<ErrorPage status={500} message="HTTP Error 429 occurred." />)
    expect(screen.getByText('HTTP Error 429 occurred.')).toBeInTheDocument()
  })

  it('promises to be back when the shop is not answering', () => {
    renderInShop(<ErrorPage status={503} message="" />)
    expect(headings()).toEqual(['We will be right back'])
  })

  it('shows a missing product as not found, and asks for others', async () => {
    const asked = noAlternatives()
    renderInShop(<ErrorPage status={404} message="Product Not Found." />, {
      shop: testShop('DEU', 'de-DE'),
    })
    expect((await notFoundHeadings())[0]).toBe('Produkt nicht gefunden.')
    await asked()
  })
})

describe('page not found (rule ERROR-8)', () => {
  it('speaks three languages, the own one first', async () => {
    renderInShop(<ErrorPage status={404} message="Not found" />, {shop: testShop('DEU', 'de-DE')})
    expect(await notFoundHeadings()).toEqual([
      'Seite nicht gefunden',
      'Page not found',
      'Page introuvable',
    ])
  })

  it('leads home, and to customer service in a new tab', async () => {
    renderInShop(<ErrorPage status={404} message="Not found" />)
    const support = await screen.findByRole('link', {name: /^Customer support/})
    expect(support).toHaveAttribute('target', '_blank')
    expect(support).toHaveAttribute('href', '/deu/en-de/customer-service/customer-service.html')
    expect(screen.getByRole('link', {name: 'Aller à l’accueil'})).toHaveAttribute(
      'href',
      '/deu/en-de/home',
    )
  })
})

describe('failure of a page in the browser', () => {
  it('is a not-found page for a 404', async () => {
    renderInShop(
      <PageFailure error={fault(404)} onRetry={jest.fn()} notFoundTitle="Product Not Found." />,
    )
    expect((await notFoundHeadings())[0]).toBe('Product Not Found.')
  })

  it('names the status of anything else', () => {
    renderInShop(<PageFailure error={fault(504)} onRetry={jest.fn()} />)
    expect(screen.getByText('HTTP Error 504 occurred.')).toBeInTheDocument()
  })

  it('is a failure of ours when there was no answer', () => {
    renderInShop(<PageFailure error={new Error('offline')} onRetry={jest.fn()} />)
    expect(screen.getByText('HTTP Error 500 occurred.')).toBeInTheDocument()
  })
})
