import {neighboursOf} from './neighbours'

const item = (id: string, ...children: ReturnType<typeof entry>[]) => ({id, name: id, children})
const entry = (id: string) => ({id, name: id})
const menu = [
  item('strollers', entry('city'), entry('trail')),
  item('nursery', entry('cots'), entry('dressers')),
]
const category = (id: string, ancestors: string[], children: string[] = []) => ({
  id,
  ancestors: ancestors.map(entry),
  children: children.map(entry),
})
const ids = (links: readonly {id: string}[]) => links.map(({id}) => id)

describe('neighboursOf', () => {
  it('is what is below a category', () => {
    expect(ids(neighboursOf(category('strollers', [], ['city', 'trail']), menu))).toEqual([
      'city',
      'trail',
    ])
  })

  it('is what is beside a category without any below it', () => {
    expect(ids(neighboursOf(category('dressers', ['nursery']), menu))).toEqual(['cots', 'dressers'])
  })

  it('is nothing on the top level and outside of the menu', () => {
    expect(neighboursOf(category('nursery', []), menu)).toEqual([])
    expect(neighboursOf(category('archive', ['nursery']), menu)).toEqual([])
  })
})
