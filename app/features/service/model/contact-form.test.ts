import {englishText} from '@app/shared/test/english-text'
import {problemText} from '@app/shared/form/field-problem'
import {contactProblems, EMPTY_CONTACT, type ContactValues} from './contact-form'

const RIGHT: ContactValues = {
  ...EMPTY_CONTACT,
  firstName: 'Ida',
  lastName: 'Example',
  email: 'ida@example.com',
  topic: 'order',
  message: 'Where is my order?',
}

const problems = (values: Partial<ContactValues>, kind: 'contact' | 'press-contact' = 'contact') =>
  Object.fromEntries(
    Object.entries(contactProblems(kind, {...RIGHT, ...values})).flatMap(([name, problem]) =>
      problem ? [[name, problemText(problem, englishText)]] : [],
    ),
  )

test.each<[Partial<ContactValues>, Record<string, string>]>([
  [{}, {}],
  [{firstName: ' '}, {firstName: 'Please enter your first name.'}],
  [{firstName: 'a'.repeat(41)}, {firstName: 'First name can not be longer than 40 characters.'}],
  [{lastName: ''}, {lastName: 'Please enter your last name.'}],
  [{lastName: 'a'.repeat(51)}, {lastName: 'Last name can not be longer than 50 characters.'}],
  [{email: ''}, {email: 'Please enter your email address.'}],
  [{email: 'ida@example'}, {email: 'Please enter a valid email address.'}],
  [
    {email: `${'a'.repeat(40)}@example.com`},
    {email: 'Email address can not be longer than 50 characters.'},
  ],
  [{phone: '+49 (30) 231-25'}, {}],
  [{phone: '12a'}, {phone: 'Please enter a valid phone number.'}],
  [{phone: '1'.repeat(21)}, {phone: 'Phone number can not be longer than 20 characters.'}],
  [{topic: ''}, {topic: 'Please choose a topic.'}],
  [{message: ''}, {message: 'Please fill in this field.'}],
  [{message: 'Hello'}, {message: 'Your message can not be shorter than 10 characters.'}],
  [{message: 'a'.repeat(4001)}, {message: 'Your message can not be longer than 4000 characters.'}],
])('%o (rule SERVE-1)', (values, expected) => {
  expect(problems(values)).toEqual(expected)
})

test('the press chooses no topic', () => {
  expect(problems({topic: ''}, 'press-contact')).toEqual({})
})
