import {bodyOf} from '../testing/body'
import {splitIntroduction} from './content-page'

it('splits a body before its first section', () => {
  const body = bodyOf('<p>Hello</p><h3>No</h3><h2>Two</h2><p>x</p><h2>Three</h2>')
  expect(splitIntroduction(body)).toEqual([
    '<p>Hello</p><h3>No</h3>',
    '<h2>Two</h2><p>x</p><h2>Three</h2>',
  ])
})

it('has no sections where the headings are inside other elements', () => {
  const body = bodyOf('<section><h2>One</h2></section>')
  const nested = {...body, headings: [{level: 2, id: 'a', text: 'One'} as const]}
  expect(splitIntroduction(nested)).toEqual([body.html, ''])
  expect(splitIntroduction({html: null, nodes: [], styles: null})).toBeNull()
})
