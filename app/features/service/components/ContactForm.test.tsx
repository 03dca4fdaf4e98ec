/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {botCheckStandIn, removeBotCheck} from '@app/features/scripts/testing/bot-check'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {ContactForm} from './ContactForm'

const check = botCheckStandIn()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const tickets = () =>
  sandbox.sql(
    'SELECT body FROM service_ticket JOIN site_message ON id = message_id ORDER BY number',
  ) as {body: string}[]
const files = () => sandbox.sql('SELECT name, type FROM service_file')

beforeAll(() => setPreference('DEU', 'reCaptchaPublicKey', 'key'))
beforeEach(async () => {
  await openSession(shop)
  sandbox.reset()
  for (const table of ['service_ticket', 'service_file']) sandbox.sql(`DELETE FROM ${table}`)
})

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const button = () => screen.getByRole('button', {name: 'Send message'})
const pdf = (name = 'label.pdf', type = 'application/pdf') => new File(['%PDF-1.4'], name, {type})

async function fill(): Promise<void> {
  await userEvent.type(field('First name'), 'Ida')
  await userEvent.type(field('Last name'), 'Example')
  await userEvent.type(field('Email address'), 'ida@example.com')
  await userEvent.selectOptions(field('What is it about'), 'order')
  await userEvent.type(field('Your message'), 'Where is my order?')
}

it('names what is missing, focuses the first field and sends nothing', async () => {
  renderInShop(<ContactForm kind="contact" />, {shop})
  await userEvent.click(button())
  for (const text of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your email address.',
    'Please choose a topic.',
    'Please fill in this field.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible()
  }
  expect(field('First name')).toHaveFocus()
  expect(check).not.toHaveBeenCalled()
})

it('sends a message with a file once, and shows the number of its ticket (rules SERVE-4 and SERVE-5)', async () => {
  renderInShop(<ContactForm kind="contact" />, {shop})
  await fill()
  await userEvent.upload(field('Photos or documents'), pdf())
  await userEvent.dblClick(button())
  expect(await screen.findByText(/Your ticket number is T-\d{6}.*ida@example\.com/)).toBeVisible()
  expect(screen.getByRole('heading', {name: 'Your message has arrived'})).toHaveFocus()
  expect(tickets().map(({body}) => JSON.parse(body) as unknown)).toEqual([
    {
      firstName: 'Ida',
      lastName: 'Example',
      email: 'ida@example.com',
      topic: 'order',
      message: 'Where is my order?',
    },
  ])
  expect(files()).toEqual([{name: 'label.pdf', type: 'application/pdf'}])
})

it.each([
  ['Recaptcha failed!', () => check.mockRejectedValue(new Error('x'))],
  ['Recaptcha not initialized!', removeBotCheck],
  [
    'Hmmm! Something went wrong. Please try again.',
    () =>
      sandbox.admin('POST', '/admin/faults', {
        kind: 'status',
        status: 500,
        path: '*/contact',
        times: 1,
      }),
  ],
  [
    'Hmmm! Something went wrong. Please try again.',
    () => sandbox.admin('POST', '/admin/faults', {kind: 'malformed', path: '*/contact', times: 1}),
  ],
])('says "%s" and keeps what was typed', async (text, breakIt) => {
  await breakIt()
  renderInShop(<ContactForm kind="contact" />, {shop})
  await fill()
  await userEvent.upload(field('Photos or documents'), pdf())
  await userEvent.click(button())
  expect(await screen.findByText(text)).toBeVisible()
  expect(field('Your message')).toHaveValue('Where is my order?')
  expect(screen.getByText('label.pdf')).toBeVisible()
  await sandbox.admin('DELETE', '/admin/faults')
})

it('makes one ticket when the answer is lost and the message is sent again', async () => {
  sandbox.lose('/contact', 'lostAnswer')
  renderInShop(<ContactForm kind="contact" />, {shop})
  await fill()
  await userEvent.click(button())
  await screen.findByText('Hmmm! Something went wrong. Please try again.')
  await userEvent.click(button())
  await screen.findByText(/Your ticket number is/)
  expect(tickets()).toHaveLength(1)
})

it('refuses a file of another type until it is removed', async () => {
  renderInShop(<ContactForm kind="contact" />, {shop})
  await fill()
  const input = field('Photos or documents')
  await userEvent.upload(input, pdf('virus.exe', 'application/x-msdownload'), {
    applyAccept: false,
  })
  expect(screen.getByText('virus.exe is not a JPEG, PNG, WebP or PDF file.')).toBeVisible()
  await userEvent.click(button())
  await waitFor(() => expect(check).not.toHaveBeenCalled())
  await userEvent.click(screen.getByRole('button', {name: 'Remove virus.exe'}))
  expect(input).toHaveFocus()
  await userEvent.click(button())
  await screen.findByText(/Your ticket number is/)
})

it('asks the press for a company instead of a topic', async () => {
  renderInShop(<ContactForm kind="press-contact" />, {shop})
  expect(screen.queryByLabelText(/^What is it about/)).toBeNull()
  expect(field('Company or publication')).not.toBeRequired()
  expect(screen.queryByLabelText(/^Photos/)).toBeNull()
})
