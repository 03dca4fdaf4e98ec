import {LINK_MS, linkToken, readPreview, settingsOf, UnusableSettings} from './read-preview'

const SECRET = 'a secret of the operator'
const form = (fields: Record<string, string>) => settingsOf(new URLSearchParams(fields))

it('reads the fields of the form', () => {
  expect(
    form({
      at: '2099-04-02T10:30',
      customerGroups: ' NestClub, Trade ',
      sourceCode: 'letter-7',
      customQualifiers: 'device = mobile',
      assignmentQualifiers: 'store=berlin,floor=2',
    }),
  ).toEqual({
    at: '2099-04-02T10:30:00.000Z',
    customerGroups: ['NestClub', 'Trade'],
    sourceCode: 'letter-7',
    customQualifiers: {device: 'mobile'},
    assignmentQualifiers: {store: 'berlin', floor: '2'},
  })
})

it('leaves out what is empty', () => {
  expect(form({at: '', customerGroups: ' , ', sourceCode: ' '})).toEqual({})
})

it('keeps the zone of a time', () => {
  expect(form({at: '2099-04-02T10:30:00+02:00'})).toEqual({at: '2099-04-02T08:30:00.000Z'})
})

it.each([
  ['a time', {at: 'tomorrow'}],
  ['a group', {customerGroups: '<b>'}],
  ['a qualifier', {customQualifiers: 'device'}],
  ['too many qualifiers', {customQualifiers: Array.from({length: 21}, (_, n) => `a${n}=1`).join()}],
  ['a source code', {sourceCode: 'x'.repeat(257)}],
] as [string, Record<string, string>][])('refuses %s', (_name, fields) => {
  expect(() => form(fields)).toThrow(UnusableSettings)
})

it('signs a link for a day', () => {
  const token = linkToken(SECRET, {sourceCode: 'letter'}, 0)
  expect(readPreview(SECRET, token, LINK_MS - 1)).toEqual({
    token,
    settings: {sourceCode: 'letter'},
    endsAt: '1970-01-02T00:00:00.000Z',
  })
  expect(readPreview(SECRET, token, LINK_MS)).toBeNull()
  expect(linkToken(SECRET, {sourceCode: 'letter'}, 0)).not.toBe(token)
})

it('refuses settings that do not fit into an address', () => {
  const customerGroups = Array.from({length: 20}, () => 'x'.repeat(200))
  expect(() => linkToken(SECRET, {customerGroups})).toThrow(UnusableSettings)
})
