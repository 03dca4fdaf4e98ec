import {detailsProblems, sentDetails, wholeName} from './withdrawal-details'

const details = {
  firstName: ' Mia ',
  lastName: 'Sommer',
  email: ' mia@example.com ',
  orderNo: ' ＤＥＵ１ ',
}

test('every field is needed, and any number is accepted', () => {
  const empty = {firstName: '', lastName: '', email: '', orderNo: ''}
  expect(Object.values(detailsProblems(empty)).filter(Boolean)).toHaveLength(4)
  expect(Object.values(detailsProblems(sentDetails(details))).filter(Boolean)).toEqual([])
  expect(detailsProblems({...details, orderNo: 'my order of May'}).orderNo).toBeUndefined()
})

test('the details are sent as they are meant, with the name in the order of the market', () => {
  const sent = sentDetails(details)
  expect(sent).toMatchObject({firstName: 'Mia', email: 'mia@example.com', orderNo: 'DEU1'})
  expect(wholeName(sent, {nameOrder: 'givenFirst'})).toBe('Mia Sommer')
  expect(wholeName(sent, {nameOrder: 'familyFirst'})).toBe('Sommer Mia')
})
