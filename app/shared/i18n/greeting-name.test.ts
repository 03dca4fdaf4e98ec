import {greetingName} from './greeting-name'

test.each([
  ['de-DE', 'Mia', 'Sommer', 'Mia'],
  ['en-JP', '花子', '山田', '花子'],
  ['ja-JP', '花子', '山田', '山田'],
  ['ja-JP', '花子', '', '花子'],
  ['ko-KR', '민지', '김', '김민지'],
  ['ko-KR', 'Mia', 'Sommer', 'Sommer Mia'],
  ['zh-TW', '小明', '王', '王小明'],
  ['de-DE', '', 'Sommer', ''],
])('%s greets %s %s as “%s” (rule FIELD-13)', (locale, firstName, lastName, greeting) => {
  expect(greetingName(locale, {firstName, lastName})).toBe(greeting)
})
