import {readReport} from './read-report'

const report = (item: unknown, more: object = {}) =>
  JSON.stringify({site: 'DEU', locale: 'de-DE', bundle: 'abc123', items: [item], ...more})
const vital = {type: 'vital', page: 'home', name: 'LCP', value: 1234.5}
const error = {type: 'error', page: 'cart', message: 'Error: no', source: 'main.js:1:2'}

it.each([[vital], [error]])('takes %j as it is', (item) => {
  expect(readReport(report(item))?.items).toEqual([item])
})

it('cleans what browsers should have cleaned', () => {
  const items = [{...error, message: 'Error: anna@mail.example.org https://shop.example/a?token=1'}]
  expect(readReport(report(null, {items}))?.items).toEqual([
    {...error, message: 'Error: <email> shop.example'},
  ])
})

it.each([
  ['no JSON', '{'],
  ['no report', '[]'],
  ['an unknown field', report(vital, {email: 'anna@mail.example.org'})],
  ['an unknown field of an item', report({...error, url: '/deu/de-de/my-stokke'})],
  ['a made-up site', report(vital, {site: 'DEU"} 1'})],
  ['a made-up bundle', report(vital, {bundle: 'a b'})],
  ['a made-up page', report({...vital, page: 'me'})],
  ['a made-up figure', report({...vital, name: 'XYZ'})],
  ['a figure that cannot be', report({...vital, value: -1})],
  ['a figure of a sleeping tab', report({...vital, value: 1e9})],
  ['a source elsewhere', report({...error, source: 'https://a.example/x.js:1:1'})],
  ['nothing', report(vital, {items: []})],
  ['too much', report(vital, {items: Array(21).fill(vital)})],
])('refuses %s', (_name, text) => {
  expect(readReport(text)).toBeNull()
})
