import {metaTagsOf} from './meta-tags'

const tag = (type: string, id: string, value: string) => ({type, id, value})

it('reads the tags of every type', () => {
  expect(
    metaTagsOf(
      [
        tag('title', 'title', 'Prams | Shop'),
        tag('name', 'description', 'All prams.'),
        tag('name', 'robots', 'noindex'),
        tag('property', 'og:title', 'Prams'),
        tag('jsonld', 'facts', '{"@type": "Thing"}'),
      ],
      {},
    ),
  ).toEqual({
    title: {title: 'Prams | Shop'},
    name: {description: 'All prams.', robots: 'noindex'},
    property: {'og:title': 'Prams'},
    jsonld: {facts: '{"@type": "Thing"}'},
  })
})

it.each(['index, follow', 'all', 'INDEX,FOLLOW', 'follow'])('leaves robots %s out', (value) => {
  expect(metaTagsOf([tag('name', 'robots', value)], {})).toBeUndefined()
})

it('keeps only what the page does not show anyway', () => {
  const tags = [tag('title', 'title', 'Prams | Shop'), tag('name', 'description', 'All prams.')]
  expect(metaTagsOf(tags, {title: 'Prams | Shop', description: 'All prams.'})).toBeUndefined()
  expect(metaTagsOf(undefined, {})).toBeUndefined()
})

it('leaves out unknown types and empty values', () => {
  const tags = [
    tag('http-equiv', 'refresh', '0'),
    tag('__proto__', 'polluted', 'yes'),
    tag('name', 'description', ''),
    {id: 'a', value: 'without a type'},
  ]
  expect(metaTagsOf(tags, {})).toBeUndefined()
  expect({}).not.toHaveProperty('polluted')
})
