import {halfWidth} from './half-width'

it.each([
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  [' welcome10　', 'welcome10'],
  ['ＧＣ－１２３４ー５６７８', 'GC-1234-5678'],
  ['a–b—c−d‐e', 'a-b-c-d-e'],
])('%s', (typed, expected) => {
  expect(halfWidth(typed)).toBe(expected)
})
