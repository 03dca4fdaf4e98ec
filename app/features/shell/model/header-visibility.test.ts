import {afterScroll, VISIBLE_AT_TOP, type HeaderVisibility} from './header-visibility'

const HEIGHT = 120
const scrollThrough = (positions: readonly number[], start: HeaderVisibility = VISIBLE_AT_TOP) =>
  positions.reduce((state, position) => afterScroll(state, position, HEIGHT), start)

describe('header on scrolling (rule FRAME-4)', () => {
  it('stays while the page is not scrolled past its own height', () => {
    expect(scrollThrough([40, 80, HEIGHT]).hidden).toBe(false)
  })

  it('hides on scrolling down past its own height', () => {
    expect(scrollThrough([100, 130]).hidden).toBe(true)
  })

  it('ignores movements of up to 20 px', () => {
    expect(scrollThrough([HEIGHT, HEIGHT + 20]).hidden).toBe(false)
    expect(scrollThrough([HEIGHT, HEIGHT + 21]).hidden).toBe(true)
    expect(scrollThrough([400, 380]).hidden).toBe(true)
  })

  it('reappears on scrolling up by more than 20 px', () => {
    expect(scrollThrough([400, 379]).hidden).toBe(false)
  })

  it('adds small steps up', () => {
    expect(scrollThrough([400, 390, 380, 375]).hidden).toBe(false)
  })

  it('is shown at the top, also where the browser bounces', () => {
    expect(scrollThrough([400, -30])).toEqual({hidden: false, anchor: 0})
  })

  it('returns the same object when nothing changed', () => {
    const state: HeaderVisibility = {hidden: true, anchor: 400}
    expect(afterScroll(state, 410, HEIGHT)).toBe(state)
  })
})
