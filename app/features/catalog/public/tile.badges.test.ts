import {pickBadges} from './tile'

describe('pickBadges', () => {
  it('shows two of 18 characters together', () => {
    expect(pickBadges(['Bestseller', 'New'])).toEqual(['Bestseller', 'New'])
    expect(pickBadges(['123456789', '123456789'])).toEqual(['123456789', '123456789'])
  })

  it('never shows a third', () => {
    expect(pickBadges(['New', 'Oak', 'Eco'])).toEqual(['New', 'Oak'])
  })

  it('leaves out what does not fit and tries the next', () => {
    expect(pickBadges(['Bestseller', 'Nachhaltig', 'Neu'])).toEqual(['Bestseller', 'Neu'])
    expect(pickBadges(['Aus recyceltem Polyester', 'Neu'])).toEqual(['Neu'])
  })

  it('counts characters as a reader does', () => {
    expect(pickBadges(['𠮷'.repeat(18)])).toEqual(['𠮷'.repeat(18)])
  })
})
