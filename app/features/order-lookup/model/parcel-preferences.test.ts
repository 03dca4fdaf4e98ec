import {parcelPreferencesOf} from './parcel-preferences'

test('the user id has a default', () => {
  expect(parcelPreferencesOf({})).toEqual({userId: 1617747})
  expect(parcelPreferencesOf({parcellabUserId: '42'})).toEqual({userId: 42})
  expect(parcelPreferencesOf({parcellabUserId: 'x'})).toEqual({userId: 1617747})
})

test('script and style are addresses of the own origin or with HTTPS', () => {
  expect(
    parcelPreferencesOf({
      parcellabReturnOrderJS: '/third-party/returns.js',
      parcellabReturnOrderCSS: 'https://cdn.example/returns.css',
      parcellabTrackingJS: 'javascript:alert(1)',
    }),
  ).toEqual({
    userId: 1617747,
    returns: {script: '/third-party/returns.js', style: 'https://cdn.example/returns.css'},
  })
  expect(parcelPreferencesOf({parcellabReturnOrderJS: '//evil.example/x.js'})).toEqual({
    userId: 1617747,
  })
})

test.each([0, -1, 1.5, '', null])('the user id %p is none', (parcellabUserId) => {
  expect(parcelPreferencesOf({parcellabUserId})).toEqual({userId: 1617747})
})

test('tracking and returns have their own addresses; a style without a script is none', () => {
  expect(
    parcelPreferencesOf({
      parcellabTrackingJS: 'https://cdn.example/tracking.js',
      parcellabTrackingCSS: '/tracking.css',
      parcellabReturnOrderCSS: 'https://cdn.example/returns.css',
    }),
  ).toEqual({
    userId: 1617747,
    tracking: {script: 'https://cdn.example/tracking.js', style: '/tracking.css'},
  })
})

test.each(['http://cdn.example/x.js', 'x https://cdn.example/x.js', 'x/returns.js', 5, ''])(
  '%p is no address of a script or a style',
  (address) => {
    expect(parcelPreferencesOf({parcellabReturnOrderJS: address})).toEqual({userId: 1617747})
    const styled = {parcellabReturnOrderJS: '/x.js', parcellabReturnOrderCSS: address}
    expect(parcelPreferencesOf(styled).returns).toEqual({script: '/x.js'})
  },
)
