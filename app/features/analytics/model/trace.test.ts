import type {ShopEvent} from '../public/shop-event'
import {isTraced, nextTrace, traceEntry, TRACE_IDLE_MS, type TraceRecord} from './trace'

let ids = 0
const newId = () => `t${(ids += 1)}`
const at = (now: number, registered = false) => ({now, registered, newId})
beforeEach(() => {
  ids = 0
})

describe('a trace', () => {
  it('counts the events of one visit', () => {
    const first = nextTrace(null, at(1000))
    expect(first).toEqual({traceId: 't1', sequenceId: 1, at: 1000, registered: false})
    expect(nextTrace(first, at(2000))).toEqual({
      traceId: 't1',
      sequenceId: 2,
      at: 2000,
      registered: false,
    })
  })

  it('is renewed after an hour without activity, not before', () => {
    const first = nextTrace(null, at(0))
    expect(nextTrace(first, at(TRACE_IDLE_MS - 1)).traceId).toBe('t1')
    expect(nextTrace(first, at(TRACE_IDLE_MS))).toMatchObject({traceId: 't2', sequenceId: 1})
  })

  it('ends when a guest signs in, and goes on for who is signed in', () => {
    const guest = nextTrace(null, at(0))
    const customer = nextTrace(guest, at(1, true))
    expect(customer).toMatchObject({traceId: 't2', sequenceId: 1})
    expect(nextTrace(customer, at(2, true))).toMatchObject({traceId: 't2', sequenceId: 2})
  })
})

describe('an entry', () => {
  const context = {
    siteId: 'DEU',
    locale: 'de-DE',
    currency: 'EUR',
    path: '/deu/de-de/appcheckout',
    organizationId: 'f_ecom_bhlt_001',
  }
  const record: TraceRecord = {traceId: 't', sequenceId: 7, at: 0, registered: false}
  const entryOf = (event: ShopEvent) => traceEntry({event, context, at: 0}, record)
  const items = [{id: 'BH-2010', sku: 'BH-2010-oak', name: 'Stavra', price: 259, quantity: 2}]

  it.each<[ShopEvent, string, object]>([
    [{type: 'add_to_cart', items}, 'cart', {products: [{productId: 'BH-2010-oak', quantity: 2}]}],
    [
      {type: 'checkout_step', stepName: 'delivery', stepNumber: 3, basketId: 'b'},
      'checkout',
      {basketId: 'b', stepName: 'delivery', stepNumber: 3},
    ],
    [
      {type: 'purchase', orderNo: 'DEU1', items, value: 518, email: 'ida@example.com'},
      'checkout',
      {orderNo: 'DEU1', value: 518, products: [{productId: 'BH-2010-oak', quantity: 2}]},
    ],
  ])('of %o', (event, category, categoryContext) => {
    expect(isTraced(event)).toBe(true)
    expect(entryOf(event)).toEqual({
      traceId: 't',
      timestamp: '1970-01-01T00:00:00.000Z',
      sequenceId: 7,
      category,
      event: event.type,
      context: {siteId: 'DEU', locale: 'de-DE', currency: 'EUR', path: context.path},
      categoryContext,
    })
  })

  it('names nobody', () => {
    const event = {
      type: 'purchase',
      orderNo: '1',
      items,
      value: 1,
      email: 'ida@example.com',
    } as const
    expect(JSON.stringify(entryOf(event))).not.toContain('ida@')
  })

  it('is none for what is only looked at', () => {
    expect(isTraced({type: 'page_load', page: 'home'})).toBe(false)
    expect(entryOf({type: 'page_load', page: 'home'})).toBeNull()
  })
})
