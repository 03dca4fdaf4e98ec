import {categoryOf} from './category'

describe('categoryOf', () => {
  it('names the way down to the category, without the root and itself', () => {
    const model = categoryOf({
      id: 'rain-and-sun',
      name: 'Rain and sun',
      parentCategoryTree: [
        {id: 'root', name: 'Root'},
        {id: 'accessories', name: 'Accessories'},
        {id: 'stroller-accessories', name: 'For strollers'},
        {id: 'rain-and-sun', name: 'Rain and sun'},
      ],
      categories: [{id: 'covers'}],
    })
    expect(model.ancestors.map(({id}) => id)).toEqual(['accessories', 'stroller-accessories'])
    expect(model.children).toEqual([{id: 'covers', name: 'covers'}])
    expect(model.description).toBe('')
  })
})
