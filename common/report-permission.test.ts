import {permissionOf} from './report-permission'

it.each([
  [{cookies: ''}, 'faults'],
  [{cookies: 'a=b; dw_dnt=0'}, 'all'],
  [{cookies: 'dw_dnt=1; a=b'}, 'none'],
  [{cookies: 'other_dw_dnt=0'}, 'faults'],
  [{cookies: '', doNotTrack: '1'}, 'none'],
  [{cookies: '', doNotTrack: 'unspecified'}, 'faults'],
  [{cookies: '', globalPrivacyControl: true}, 'none'],
  [{cookies: 'dw_dnt=1', globalPrivacyControl: false}, 'none'],
] as const)('%j allows %s', (signs, expected) => {
  expect(permissionOf(signs)).toBe(expected)
})
