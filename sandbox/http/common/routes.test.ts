import {Type} from '@sinclair/typebox'
import Fastify, {type FastifyInstance} from 'fastify'
import type {Sandbox} from '../../sandbox'
import type {Content} from '../answers/answer-types'
import {
  anyone,
  needing,
  redirectTo,
  routesOf,
  sendAs,
  sendPage,
  type Need,
  type Route,
} from './routes'

interface Basket {
  basketId: string
  items?: {itemId: string}[]
}
interface Rows {
  'GET /baskets/:basketId': {'2xx': Basket}
  'POST /baskets': {201: Basket; 204: Content<'none'>}
  'DELETE /baskets/:basketId': {'2xx': Content<'none'>}
  'PUT /baskets/:basketId': {'2xx': Content<'none'>}
  'GET /page': {200: Content<'text/html'>; 303: Content<'none'>; 404: Content<'text/html'>}
}

const named: Need<{name: string}> = {
  caller: 'public',
  read: (_sandbox, {headers}) => {
    if (headers.authorization === undefined) throw new Error('No session.')
    return {name: headers.authorization}
  },
}
const greeted = needing(named, ({name}) => ({greeting: `Hello ${name}`}))
const params = Type.Object({basketId: Type.String({maxLength: 5})})

const servers: FastifyInstance[] = []
afterEach(() => Promise.all(servers.splice(0).map((app) => app.close())))

/** Serves routes, and returns the function that calls them. */
async function serve(define: (route: Route<Rows>) => void) {
  const app = Fastify()
  servers.push(app)
  define(routesOf<Rows>(app, {} as Sandbox, (path) => `/v1${path}`))
  const address = await app.listen({port: 0, host: '127.0.0.1'})
  return async (method: string, path: string, headers: HeadersInit = {authorization: 'Anna'}) => {
    const response = await fetch(`${address}/v1${path}`, {method, headers, redirect: 'manual'})
    return {status: response.status, text: await response.text()}
  }
}

describe('a route', () => {
  it('gets the facts of its need, after the validation', async () => {
    const call = await serve((route) => {
      route('GET /baskets/:basketId', {needs: greeted, schema: {params}}, (facts, request) => ({
        basketId: `${facts.greeting}: ${request.params.basketId}`,
      }))
    })
    const {text} = await call('GET', '/baskets/b1')
    expect(JSON.parse(text)).toEqual({basketId: 'Hello Anna: b1'})
    expect((await call('GET', '/baskets/much-too-long', {})).text).toContain('basketId')
    expect((await call('GET', '/baskets/b1', {})).text).toContain('No session.')
  })

  it('reads an early need before the validation, and makes its first check before the need', async () => {
    const calls: string[] = []
    const call = await serve((route) => {
      const needs = needing(named, () => void calls.push('need'))
      const first = () => void calls.push('first')
      route('DELETE /baskets/:basketId', {needs, schema: {params}, first}, () => undefined)
      route('PUT /baskets/:basketId', {needs, schema: {params}, early: true}, () => undefined)
    })
    expect((await call('DELETE', '/baskets/much-too-long')).status).toBe(400)
    expect(calls).toEqual([])
    expect((await call('PUT', '/baskets/much-too-long')).status).toBe(400)
    expect(calls).toEqual(['need'])
    expect((await call('DELETE', '/baskets/b1')).status).toBe(204)
    expect(calls).toEqual(['need', 'first', 'need'])
  })

  it('answers nothing with 204, or with the status that the handler has set', async () => {
    const call = await serve((route) => {
      route('DELETE /baskets/:basketId', {needs: named}, () => undefined)
      route('POST /baskets', {needs: named}, (_facts, _request, reply) => {
        void reply.status(201)
      })
      route('PUT /baskets/:basketId', {needs: named}, (_facts, _request, reply) => sendAs(reply))
    })
    expect((await call('DELETE', '/baskets/b1')).status).toBe(204)
    expect((await call('POST', '/baskets')).status).toBe(201)
    expect((await call('PUT', '/baskets/b1')).status).toBe(200)
  })

  it('answers with a page, or leads to another address', async () => {
    const call = await serve((route) => {
      route('GET /page', {needs: anyone}, (_anyone, {headers}, reply) =>
        headers.authorization === 'Anna'
          ? sendPage(reply.status(404), '<p>Nothing</p>', {'cache-control': 'no-store'})
          : redirectTo(reply, '/v1/baskets/b1'),
      )
    })
    expect(await call('GET', '/page')).toEqual({status: 404, text: '<p>Nothing</p>'})
    expect((await call('GET', '/page', {})).status).toBe(303)
  })

  it('does not compile without a need, without a row or with another answer', () => {
    const define = (route: Route<Rows>) => {
      // @ts-expect-error -- no need
      route('GET /baskets/:basketId', {}, () => ({basketId: 'b1'}))
      // @ts-expect-error -- no row in the table of answers
      route('GET /orders', {needs: named}, () => ({}))
      // @ts-expect-error -- another document
      route('GET /baskets/:basketId', {needs: named}, () => ({orderNo: '1'}))
      // @ts-expect-error -- a wrong part of the document
      route('GET /baskets/:basketId', {needs: named}, () => ({basketId: 'b1', items: [{}]}))
      // @ts-expect-error -- no document
      route('GET /baskets/:basketId', {needs: named}, () => undefined)
      // @ts-expect-error -- a document where there is none
      route('DELETE /baskets/:basketId', {needs: named}, () => ({basketId: 'b1'}))
      // @ts-expect-error -- a redirect where there is none
      route('DELETE /baskets/:basketId', {needs: named}, (_f, _r, reply) => redirectTo(reply, '/'))
      // @ts-expect-error -- a document instead of a page
      route('GET /page', {needs: named}, () => ({basketId: 'b1'}))
      // @ts-expect-error -- nothing instead of a page
      route('GET /page', {needs: named}, () => undefined)
      // @ts-expect-error -- a fact that the need does not give
      route('DELETE /baskets/:basketId', {needs: named}, ({greeting}) => void greeting)
    }
    expect(define).toBeInstanceOf(Function)
  })
})
