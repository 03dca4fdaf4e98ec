import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {bodyOf} from '@app/features/content/testing/body'
import {renderInShop} from '@app/shared/test/render'
import {Faq} from './Faq'

const HTML = `<h2>Ordering</h2><h3 id="account">Do I need an account?</h3><p>No.</p>
<h3 id="payment">How can I pay?</h3><p>By card.</p>
<h2>Delivery</h2><h3 id="arrival">When will it arrive?</h3><p>Soon.</p>`

const scrolled = jest.fn()
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = scrolled
  window.location.hash = ''
})

it('shows questions with all words of the search and says how many (rule SERVE-7)', async () => {
  renderInShop(<Faq body={bodyOf(HTML)} />)
  await userEvent.type(screen.getByLabelText('Search questions'), 'PAY card')
  expect(screen.getByRole('status')).toHaveTextContent('1 question found')
  expect(screen.getByText('How can I pay?')).toBeVisible()
  expect(screen.getByText('Do I need an account?')).not.toBeVisible()
  expect(screen.getByText('Delivery')).not.toBeVisible()
})

it('says that no question is found', async () => {
  renderInShop(<Faq body={bodyOf(HTML)} />)
  await userEvent.type(screen.getByLabelText('Search questions'), 'elephant')
  expect(screen.getByRole('status')).toHaveTextContent('No question contains “elephant”.')
})

it('opens the question of the address (rule SERVE-8)', () => {
  window.location.hash = '#arrival'
  renderInShop(<Faq body={bodyOf(HTML)} />)
  expect(screen.getByText('Soon.')).toBeVisible()
  expect(screen.getByText('No.')).not.toBeVisible()
  expect(scrolled).toHaveBeenCalled()
})

it('shows a page without questions as it is', () => {
  renderInShop(<Faq body={bodyOf('<p>Text</p>')} />)
  expect(screen.getByText('Text')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

it('has its questions for search engines (rule SEO-6)', () => {
  const {container} = renderInShop(<Faq body={bodyOf(HTML)} />, {served: true})
  const json = container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {'@type': 'Question', name: 'Do I need an account?', acceptedAnswer: {text: 'No.'}},
      {name: 'How can I pay?', acceptedAnswer: {'@type': 'Answer', text: 'By card.'}},
      {name: 'When will it arrive?'},
    ],
  })
})

it('a page that a link opens has no script element for them', () => {
  const {container} = renderInShop(<Faq body={bodyOf(HTML)} />)
  expect(container.querySelector('script')).toBeNull()
})
