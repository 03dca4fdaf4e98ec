import {readCompared, toggled} from './compare-list'

const item = (id: string) => ({id, name: `Product ${id}`})
const four = ['a', 'b', 'c', 'd'].map(item)

describe('toggled', () => {
  it('takes in and out', () => {
    const one = toggled([], item('a'))
    expect(one).toEqual({items: [item('a')], change: 'added'})
    expect(toggled(one.items, item('a'))).toEqual({items: [], change: 'removed'})
  })

  it('refuses the fifth and lets one of four go', () => {
    expect(toggled(four, item('e'))).toEqual({items: four, change: 'full'})
    expect(toggled(four, item('b')).items.map(({id}) => id)).toEqual(['a', 'c', 'd'])
  })
})

describe('readCompared', () => {
  it.each([
    ['nothing', null],
    ['no JSON', 'a'],
    ['no list', '{}'],
    ['entries that are none', '[null,1,{"id":"a"},{"id":"","name":"b"}]'],
  ])('%s', (_name, stored) => {
    expect(readCompared(stored)).toEqual([])
  })

  it('reads four at most, with their pictures', () => {
    const stored = JSON.stringify([{...item('z'), image: '/z.jpg', more: 1}, ...four])
    expect(readCompared(stored)).toEqual([{...item('z'), image: '/z.jpg'}, ...four.slice(0, 3)])
  })
})
