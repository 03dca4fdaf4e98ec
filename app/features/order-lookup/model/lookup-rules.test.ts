import {lookupProblems, proofOf} from './lookup-rules'

test('a look-up needs a number and a proof', () => {
  expect(lookupProblems({orderNo: ' DEU00001001 ', proof: '10115'})).toEqual([])
  expect(lookupProblems({orderNo: '', proof: ' '})).toEqual(['orderNo', 'proof'])
  expect(lookupProblems({orderNo: 'a/b', proof: 'x'})).toEqual(['orderNo'])
})

test('a look-up for a change needs the email address', () => {
  const values = {orderNo: 'DEU00001001', proof: '10115'}
  expect(lookupProblems(values, 'change')).toEqual(['proof'])
  expect(lookupProblems({...values, proof: 'mia@example.com'}, 'change')).toEqual([])
})

test('an at sign makes the proof an email address', () => {
  expect(proofOf({orderNo: '', proof: ' mia@example.com '})).toEqual({email: 'mia@example.com'})
  expect(proofOf({orderNo: '', proof: ' 150-0001 '})).toEqual({postalCode: '150-0001'})
})

test.each([
  ['abc', false],
  ['abcd', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['DEU-1_2', true],
  ['DEU 001', false],
  ['/DEU1', false],
])('%s is a number: %s', (orderNo, isNumber) => {
  expect(lookupProblems({orderNo, proof: 'x'})).toEqual(isNumber ? [] : ['orderNo'])
})
