import {staticPath} from '@app/features/catalog/public/image-paths'
import {downloadsOf, filmsOf, hotspotsOf, questionsOf} from './rich-content'

const json = (...entries: object[]) => JSON.stringify(entries)

describe('hotspots', () => {
  it('are places in percent with a label and where they lead', () => {
    const spots = hotspotsOf(
      json(
        {x: 40, y: 20.5, label: ' Canopy ', text: 'UPF 50+', product: 'BH-1'},
        {x: 0, y: 100, label: 'Wheel', href: '/content/wheels'},
      ),
    )
    expect(spots).toEqual([
      {x: 40, y: 20.5, label: 'Canopy', text: 'UPF 50+', productId: 'BH-1'},
      {x: 0, y: 100, label: 'Wheel', text: '', href: '/content/wheels'},
    ])
  })

  it.each([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['beside the picture', json({x: 101, y: 5, label: 'a'}, {x: -1, y: 5, label: 'b'})],
    ['without a label', json({x: 1, y: 1, label: '  '})],
    ['without a place', json({label: 'a'})],
    ['nothing', undefined],
  ])('are none for %s', (_, value) => {
    expect(hotspotsOf(value)).toEqual([])
  })

  it('lead to no other host', () => {
    const [spot] = hotspotsOf(json({x: 1, y: 1, label: 'a', href: 'https://elsewhere.example'}))
    expect(spot).not.toHaveProperty('href')
  })
})

it('reads films and downloads as paths of the static host', () => {
  const link = 'http://localhost:4000/on/demandware.static/-/Sites-a/default/films/a.webm'
  expect(filmsOf(json({src: link, label: 'Once around'}, {label: 'none'}), staticPath)).toEqual([
    {src: '/on/demandware.static/-/Sites-a/default/films/a.webm', label: 'Once around'},
  ])
  expect(
    downloadsOf(json({href: '/a.pdf', label: 'Guide', size: 30}, {href: '/b.pdf'}), staticPath),
  ).toEqual([{href: '/a.pdf', label: 'Guide', size: 30}])
})

it('reads questions that have an answer', () => {
  expect(questionsOf(json({q: 'Why?', a: 'So.'}, {q: 'And?'}))).toEqual([
    {question: 'Why?', answer: 'So.'},
  ])
})
