import type {JsonValue} from '../../domains/json'
import {ApiProblem} from '../errors'
import {applySelection, parseSelector} from './select'

const document: JsonValue = {
  limit: 2,
  total: 2,
  data: [
    {id: 'a', name: 'A', master: {masterId: 'm', price: 1}, c_badges: ['New']},
    {id: 'b', name: 'B', master: {masterId: 'n', price: 2}},
  ],
}

function select(selector: string) {
  return applySelection(document, parseSelector(selector))
}

describe('property selector', () => {
  it.each(['(**)', '(*)', '( ** )', '(total,**)'])('%s keeps everything', (selector) => {
    expect(select(selector)).toEqual(document)
  })

  it('keeps named properties of every item of a list', () => {
    expect(select('(total,data.(id,c_badges))')).toEqual({
      total: 2,
      data: [{id: 'a', c_badges: ['New']}, {id: 'b'}],
    })
  })

  it('follows dotted paths and nested groups', () => {
    expect(select('(data.master.(masterId), data.id)')).toEqual({
      data: [
        {master: {masterId: 'm'}, id: 'a'},
        {master: {masterId: 'n'}, id: 'b'},
      ],
    })
  })

  it('takes a wildcard below a property', () => {
    expect(select('(data.(master.(**)))')).toEqual({
      data: [{master: {masterId: 'm', price: 1}}, {master: {masterId: 'n', price: 2}}],
    })
  })

  it('leaves out what is not there', () => {
    expect(select('(nothing,limit)')).toEqual({limit: 2})
  })

  it.each(['', 'id', '(id', '(id))', '(id,)', '()', '(data.)', '(data.(id)', '(a b)'])(
    'refuses %j',
    (selector) => {
      expect(() => parseSelector(selector)).toThrow(ApiProblem)
    },
  )
})
