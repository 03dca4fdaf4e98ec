import {processRequest} from './process-request'

it.each([
  ['', ''],
  ['color=spruce', 'color=spruce'],
  ['utm_source=a&color=spruce&gclid=x', 'color=spruce'],
  ['fbclid=1', ''],
  ['q=gclid', 'q=gclid'],
])('keeps what changes the page: %s', (querystring, expected) => {
  expect(processRequest({path: '/a', querystring})).toEqual({path: '/a', querystring: expected})
})
