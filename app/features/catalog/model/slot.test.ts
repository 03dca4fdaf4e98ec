import {categorySlotsOf} from './slot'

const slot = (slot_id: string, data: unknown) => ({
  slot_id,
  content_assets: [{c_data: typeof data === 'string' ? data : JSON.stringify(data)}],
})

const banner = {title: 'Wool', text: 'Air it.', image: 'content/wool.jpg'}

describe('categorySlotsOf', () => {
  it('puts what the slots hold in their places', () => {
    const cta = {label: 'Read on', href: '/content/wool'}
    expect(
      categorySlotsOf([
        slot('category-story', banner),
        slot('category-teaser', {...banner, cta}),
        slot('other', banner),
      ]),
    ).toEqual({teaser: {...banner, cta}, story: {...banner, cta: null}})
  })

  it.each([
    ['an empty slot', {slot_id: 'category-teaser'}],
    ['a slot of products', {slot_id: 'category-teaser', products: [{id: 'x'}]}],
    ['an asset without title', slot('category-teaser', {text: 'Air it.'})],
    ['an asset that is no JSON', slot('category-teaser', 'wool')],
  ])('leaves out %s', (_name, document) => {
    expect(categorySlotsOf([document])).toEqual({})
  })

  it('does without a link that leads nowhere', () => {
    const {teaser} = categorySlotsOf([
      slot('category-teaser', {...banner, cta: {label: 'Read on'}}),
    ])
    expect(teaser?.cta).toBeNull()
  })
})
