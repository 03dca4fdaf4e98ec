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
