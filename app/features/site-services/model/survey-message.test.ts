import {surveyMessageOf} from './survey-message'

test.each([
  [{survey: 'done'}, {type: 'done'}],
  [
    {survey: 'ready', height: 300.2},
    {type: 'ready', height: 301},
  ],
  [
    {survey: 'ready', height: 20},
    {type: 'ready', height: 160},
  ],
  [
    {survey: 'ready', height: 5000},
    {type: 'ready', height: 720},
  ],
  [{survey: 'ready', height: Infinity}, undefined],
  [{survey: 'ready', height: '300'}, undefined],
  [{survey: 'ready'}, undefined],
  [{survey: 'other', height: 300}, undefined],
  [{height: 300}, undefined],
  [null, undefined],
  ['done', undefined],
])('%j of the frame means %j', (data, message) => {
  expect(surveyMessageOf(data)).toEqual(message)
})
