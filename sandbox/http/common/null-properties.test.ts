import {Type} from '@sinclair/typebox'
import {withoutNulls} from './null-properties'

const schema = Type.Object({
  quantity: Type.Number(),
  phone: Type.String(),
  country: Type.String({pattern: '^[A-Z]{2}$'}),
  shipmentId: Type.String(),
  method: Type.Object({name: Type.String()}),
})

const body = {
  quantity: null,
  phone: null,
  country: null,
  method: null,
  c_note: null,
  unknown: null,
  c_a: [null],
}

it('leaves out what is null', () => {
  expect(withoutNulls(body, schema, false)).toEqual({c_a: [null]})
  expect(withoutNulls([{phone: 'a', method: {name: null}}], Type.Array(schema), false)).toEqual([
    {phone: 'a', method: {}},
  ])
})

it('takes a null text or custom attribute of a change as its end, and nothing else', () => {
  expect(withoutNulls(body, schema, true)).toEqual({phone: '', c_note: null, c_a: [null]})
  expect(withoutNulls([{method: {name: null}}], Type.Array(schema), true)).toEqual([
    {method: {name: ''}},
  ])
})

it('leaves what is no object to the check of the route', () => {
  expect(withoutNulls('text', schema, true)).toBe('text')
  expect(withoutNulls([null, 1], schema, true)).toEqual([null, 1])
})
