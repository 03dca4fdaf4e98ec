import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import ReviewForm from './ReviewForm'

const item = {id: 'BH-2010', name: 'Holme'}
const done = jest.fn()

async function fill() {
  await userEvent.click(screen.getByRole('radio', {name: '4 out of 5 stars'}))
  await userEvent.type(screen.getByLabelText('Headline'), 'Steady')
  await userEvent.type(screen.getByLabelText('Your review'), 'It does not tip at all.')
  await userEvent.click(screen.getByRole('radio', {name: 'Yes'}))
  await userEvent.type(screen.getByLabelText('Display name'), 'Mia')
  await userEvent.type(screen.getByLabelText('Email address'), 'mia@example.com')
  await userEvent.click(screen.getByRole('checkbox'))
}
const send = () => userEvent.click(screen.getByRole('button', {name: 'Send review'}))

it('says what is missing and sends nothing', async () => {
  const backend = fakeBackend()
  renderInShop(<ReviewForm item={item} onDone={done} />)
  await send()
  expect(await screen.findByText('Please choose 1 to 5 stars.')).toBeInTheDocument()
  expect(screen.getByText('Please write a headline.')).toBeInTheDocument()
  expect(backend.calls).toEqual([])
})

it('sends a review and says thank you', async () => {
  const backend = fakeBackend()
  const sent: string[] = []
  backend.on('/submitreview.json', (_url, init) => {
    sent.push(init.body as string)
    return {body: {HasErrors: false, Errors: []}}
  })
  renderInShop(<ReviewForm item={item} onDone={done} />)
  await fill()
  await send()
  expect(await screen.findByText(/Thank you for your review/)).toBeInTheDocument()
  const fields = new URLSearchParams(sent[0])
  expect(fields.get('Rating')).toBe('4')
  expect(fields.get('IsRecommended')).toBe('true')
  // Our server adds the key.
  expect(fields.get('passkey')).toBeNull()
})

it('shows the words of the service at the field that it refused, and loses nothing', async () => {
  const backend = fakeBackend()
  backend.on('/submitreview.json', {
    body: {
      HasErrors: true,
      Errors: [],
      FormErrors: {
        FieldErrors: {
          usernickname: {Field: 'usernickname', Message: 'This name is taken.', Code: 'X'},
        },
      },
    },
  })
  renderInShop(<ReviewForm item={item} onDone={done} />)
  await fill()
  await send()
  expect(await screen.findByText('This name is taken.')).toBeInTheDocument()
  expect(screen.getByLabelText('Headline')).toHaveValue('Steady')
})

it('keeps what was written when the service cannot be reached', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fakeBackend().on('/submitreview.json', null)
  renderInShop(<ReviewForm item={item} onDone={done} />)
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText('Headline')).toHaveValue('Steady')
})
