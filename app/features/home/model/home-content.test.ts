import {homeContentOf} from './home-content'

const hero = {
  eyebrow: 'Since 1994',
  title: 'Made to be handed down',
  text: 'Honest materials.',
  image: 'content/home-hero.jpg',
  imageAlt: 'A bright room',
  cta: {label: 'Discover', href: '/category/strollers'},
}

describe('content of the home page', () => {
  it('reads every part', () => {
    const story = {title: 'Wood', text: 'Beech.', image: 'a.jpg', href: '/content/x', cta: 'More'}
    const content = homeContentOf({
      hero,
      categories: [{title: 'Strollers', image: 'b.jpg', href: '/category/strollers'}],
      stories: [story],
      values: [{title: 'Warranty', text: 'Five years'}],
      productRow: {title: 'Favourites', categoryId: 'strollers', sort: 'bestSeller'},
    })
    expect(content.hero).toEqual({...hero, imageMobile: 'content/home-hero.jpg'})
    expect(content.categories).toEqual([
      {title: 'Strollers', text: '', image: 'b.jpg', href: '/category/strollers'},
    ])
    expect(content.stories).toEqual([story])
    expect(content.values).toHaveLength(1)
    expect(content.productRow?.categoryId).toBe('strollers')
  })

  it('leaves out what is incomplete', () => {
    const content = homeContentOf({
      hero: {...hero, image: 3},
      categories: [{title: 'No picture', href: '/x'}, null],
      stories: 'none',
      productRow: {title: 'Without a category'},
    })
    expect(content).toEqual({
      hero: null,
      categories: [],
      stories: [],
      values: [],
      productRow: null,
    })
  })

  it('has a hero without a button', () => {
    expect(homeContentOf({hero: {...hero, cta: undefined}}).hero?.cta).toBeNull()
  })
})
