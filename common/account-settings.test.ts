import {accountSettingsOf, needsActivation} from './account-settings'

test('what a site does not name is off', () => {
  expect(accountSettingsOf({account: undefined})).toEqual({
    doubleOptIn: {everyone: false, domains: []},
    passwordless: false,
    codeMails: 'slas',
    passkeys: false,
    social: [],
  })
})

test.each([
  ['everyone', {everyone: true, domains: []}, 'a@b.example', false, true],
  ['a business customer', {everyone: true, domains: ['b.example']}, 'a@b.example', true, false],
  ['a listed domain', {everyone: false, domains: ['b.example']}, 'a@B.Example', false, true],
  ['another domain', {everyone: false, domains: ['b.example']}, 'a@c.example', false, false],
  ['a domain below', {everyone: false, domains: ['b.example']}, 'a@x.b.example', false, false],
  ['nobody', {everyone: false, domains: []}, 'a@b.example', false, false],
])('activation of %s', (_name, doubleOptIn, email, isBusiness, expected) => {
  const settings = accountSettingsOf({account: {doubleOptIn}})
  expect(needsActivation(settings, email, isBusiness)).toBe(expected)
})
