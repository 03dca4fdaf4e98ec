import type {ClientError} from '@app/shared/lib/client-error'
import {describeClientError} from './describe-client-error'

const BUNDLE = 'https://shop.example/mobify/bundle/12/main.js'
const describe = (clientError: object) => describeClientError(clientError as ClientError, 'product')
const withStack = (error: Error, stack: string | undefined) => Object.assign(error, {stack})

it('names the place of an error', () => {
  const event = {message: 'x is not a function', filename: BUNDLE, lineno: 4, colno: 17}
  expect(describe(event)).toEqual({
    type: 'error',
    page: 'product',
    message: 'x is not a function',
    source: 'main.js:4:17',
  })
})

it('finds the place in the stack where the browser names no file', () => {
  const error = withStack(new Error('lost'), `Error: lost\n at f (${BUNDLE}:8:2)`)
  const event = {message: 'lost', filename: '', lineno: 0, colno: 0, error}
  expect(describe(event)).toMatchObject({source: 'main.js:8:2'})
  expect(describe({...event, error: undefined})).toMatchObject({source: ''})
})

it.each([
  [
    withStack(new TypeError('no'), `TypeError: no\n at g (${BUNDLE}:1:2)`),
    'TypeError: no',
    'main.js:1:2',
  ],
  [withStack(new Error('bare'), undefined), 'Error: bare', ''],
  ['a text', 'a text', ''],
  [{code: 7}, 'Rejected without an error', ''],
])('describes the reason %s of a rejection', (reason, message, source) => {
  expect(describe({reason})).toEqual({type: 'error', page: 'product', message, source})
})

it('describes an error that was caught, with and without its stack', () => {
  const caught = {type: 'caught', message: 'half a page'}
  expect(describe(caught)).toEqual({
    type: 'error',
    page: 'product',
    message: 'half a page',
    source: '',
  })
  expect(describe({...caught, stack: `at ${BUNDLE}:3:4`})).toMatchObject({source: 'main.js:3:4'})
})

const EXTENSION = 'chrome-extension://abc/content.js'

it('is silent about extensions of the browser', () => {
  expect(describe({message: 'm', filename: EXTENSION, lineno: 1, colno: 1})).toBeNull()
  const reason = withStack(
    new Error('x'),
    `Error: x\n    at f (${EXTENSION}:1:2)\n at g (${BUNDLE}:1:1)`,
  )
  expect(describe({reason})).toBeNull()
})

it.each([
  `f@moz-extension://abc/content.js:1:2\ng@${BUNDLE}:1:1`,
  `@safari-web-extension://abc/content.js:1:2`,
  `safari-web-extension://abc/content.js:1:2\ng@${BUNDLE}:1:1`,
  `Error: x\n    at ${EXTENSION}:1:2`,
])('is silent about an extension in the stack %j', (stack) => {
  expect(describe({reason: withStack(new Error('x'), stack)})).toBeNull()
})

it.each([
  `Error: x\n    at g (${BUNDLE}:1:1)\n    at f (${EXTENSION}:1:2)`,
  `g@${BUNDLE}:1:1\nf@moz-extension://abc/content.js:1:2`,
  `${BUNDLE}:1:1\nf@safari-web-extension://abc/content.js:1:2`,
  `Error: no moz-extension://abc\n    at g (${BUNDLE}:1:1)`,
])('reports an error of the shop that an extension called or that names one: %j', (stack) => {
  const reason = withStack(new Error('x'), stack)
  expect(describe({reason})).toMatchObject({source: 'main.js:1:1'})
})
