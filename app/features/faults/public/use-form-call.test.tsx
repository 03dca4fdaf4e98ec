import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {ApiFault} from '@common/fault'
import {textProblem} from '@app/shared/form/field-problem'
import {renderInShop} from '@app/shared/test/render'
import {TextField} from '@app/shared/ui/form/TextField'
import {useFormCall} from './use-form-call'

interface Person {
  name: string
  town: string
}

const fault = (status: number) =>
  new ApiFault({type: `http-${status}`, status, title: 'No', detail: '', arguments: {}})

const required = (value: string) =>
  textProblem(value, {label: 'address.firstName', required: 'validation.firstName.required'})

interface ProbeProps {
  send: (values: Person) => Promise<string>
  lists?: boolean
}

function Probe({send, lists}: ProbeProps) {
  const {form, submit, busy, failure, refusals, result} = useFormCall<Person, string>({
    values: {name: '', town: ''},
    check: ({name, town}) => ({name: required(name), town: required(town)}),
    send,
    ...(lists && {lists}),
  })
  const {errors} = form.formState
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextField {...form.register('name')} label="Name" error={errors.name?.message} />
      <TextField {...form.register('town')} label="Town" error={errors.town?.message} />
      <button aria-busy={busy}>send</button>
      <p role="alert">{failure}</p>
      <p role="status">{`${refusals} ${result ?? '-'}`}</p>
    </form>
  )
}

const field = (name: string) => screen.getByRole('textbox', {name})
const press = () => userEvent.click(screen.getByRole('button'))
const status = () => screen.getByRole('status')

async function fillIn() {
  await userEvent.type(field('Name'), 'Ida')
  await userEvent.type(field('Town'), 'Kiel')
}

it('sends nothing with a problem, and moves the focus to the first one', async () => {
  const send = jest.fn(() => Promise.resolve('sent'))
  renderInShop(<Probe send={send} />)
  await userEvent.type(field('Name'), 'Ida')
  await press()
  await waitFor(() => expect(field('Town')).toHaveFocus())
  expect(field('Town')).toHaveAccessibleDescription()
  await waitFor(() => expect(status()).toHaveTextContent('1 -'))
  await press()
  await waitFor(() => expect(status()).toHaveTextContent('2 -'))
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(field('Town'), 'Kiel')
  await press()
  await waitFor(() => expect(status()).toHaveTextContent('0 sent'))
})

it('leaves the focus to the list of problems of a form that has one', async () => {
  renderInShop(<Probe lists send={() => Promise.resolve('sent')} />)
  await press()
  await waitFor(() => expect(status()).toHaveTextContent('1 -'))
  expect(field('Name')).not.toHaveFocus()
})

it('sends once at a time, and keeps what was entered after a fault', async () => {
  const answers: ((error: unknown) => void)[] = []
  const send = jest.fn(
    () =>
      new Promise<string>((_, reject) => {
        answers.push(reject)
      }),
  )
  renderInShop(<Probe send={send} />)
  await fillIn()
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'))
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  answers[0]?.(fault(500))
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false')
  expect(field('Name')).toHaveValue('Ida')
  expect(field('Town')).toHaveValue('Kiel')
})

it('forgets a fault with the next attempt, also one with a problem', async () => {
  renderInShop(<Probe send={() => Promise.reject(fault(500))} />)
  await fillIn()
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  await userEvent.clear(field('Town'))
  await press()
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
})
