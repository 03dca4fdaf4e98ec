import {viewBehind} from './auth-view'

test.each([
  ['login', 'login', null],
  ['register', 'login', 'login'],
  ['password', 'login', 'login'],
  ['email', 'login', 'login'],
  ['password', 'password', null],
  ['register', 'register', null],
  ['email', 'email', null],
  ['code', 'login', 'email'],
  ['reset-sent', 'login', 'login'],
  ['reset-sent', 'password', 'login'],
  ['activation', 'register', 'login'],
] as const)('behind %s of a dialog that opened with %s: %s', (view, initial, behind) => {
  expect(viewBehind(view, initial)).toBe(behind)
})
