import {processRequest} from './process-request'

it.each([
  ['', ''],
  ['color=spruce', 'color=spruce'],
  ['utm_source=a&color=spruce&gclid=x', 'color=spruce'],
  ['fbclid=1', ''],
  ['q=gclid', 'q=gclid'],
  ['__server_timing&q=a&mobify_pretty=1', 'q=a'],
  ['%5F_server_timing=1&__server_only[a]=1', ''],
  ['%E0%A4%A=1', '%E0%A4%A=1'],
])('keeps what changes the page: %s', (querystring, expected) => {
  expect(processRequest({path: '/a', querystring})).toEqual({path: '/a', querystring: expected})
})
