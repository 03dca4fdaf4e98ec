import {familyNameFirst, personName} from './person-name'

it.each([
  [{firstName: 'Mia', lastName: 'Sommer'}, 'DE', 'Mia Sommer'],
  [{firstName: 'Mia', lastName: 'Sommer'}, undefined, 'Mia Sommer'],
  [{firstName: 'Éva', lastName: 'Kovács'}, 'HU', 'Kovács Éva'],
  [{firstName: '花子', lastName: '山田'}, 'JP', '山田 花子'],
  [{firstName: '花子', lastName: '山田'}, 'DE', '花子 山田'],
  [{firstName: '小明', lastName: '王'}, 'CN', '王小明'],
  [{firstName: '小明', lastName: '王'}, 'HK', '王小明'],
  [{firstName: '小明', lastName: '王'}, 'MO', '王小明'],
  [{firstName: '小明', lastName: '王'}, 'TW', '王小明'],
  [{firstName: '민준', lastName: '김'}, 'KR', '김민준'],
  [{firstName: 'Ming', lastName: 'Wang'}, 'CN', 'Wang Ming'],
  [{firstName: 'An', lastName: 'Nguyễn'}, 'VN', 'Nguyễn An'],
  [{lastName: 'Sommer'}, 'DE', 'Sommer'],
  [{firstName: 'Mia'}, 'JP', 'Mia'],
  [{firstName: '', lastName: ''}, 'CN', ''],
])('%j in %s is %s', (name, country, expected) => {
  expect(personName(name, country)).toBe(expected)
})

it('names of mixed letters are separated', () => {
  expect(familyNameFirst({firstName: 'Ming', lastName: '王'})).toBe('王 Ming')
  expect(familyNameFirst({firstName: '明', lastName: 'Wang'})).toBe('Wang 明')
})
