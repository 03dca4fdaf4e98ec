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
        tag('jsonld', 'facts', '{"@type": "Thing", "name": "</script>"}'),
      ],
      {},
    ),
  ).toEqual({
    title: 'Prams | Shop',
    names: {description: 'All prams.', robots: 'noindex'},
    properties: {'og:title': 'Prams'},
    data: ['{"@type":"Thing","name":"\\u003c/script>"}'],
  })
})

it('keeps only what the page does not show anyway', () => {
  const tags = [
    tag('title', 'title', 'Prams | Shop'),
    tag('name', 'description', 'All prams.'),
    tag('name', 'robots', 'index, follow'),
  ]
  expect(metaTagsOf(tags, {title: 'Prams | Shop', description: 'All prams.'})).toBeUndefined()
  expect(metaTagsOf(undefined, {})).toBeUndefined()
})

it('leaves out unknown types, empty values and data that is not JSON', () => {
  const tags = [
    tag('http-equiv', 'refresh', '0'),
    tag('name', 'description', ''),
    tag('jsonld', 'a', '<'),
  ]
  expect(metaTagsOf([...tags, {id: 'a', value: 'without a type'}], {})).toBeUndefined()
})
