import {changeCustom} from './custom-values'

it('a change adds and replaces attributes; null removes one', () => {
  const before = {c_size: 'S', c_note: 'old', c_gift: true}
  expect(changeCustom(before, {c_note: 'new', c_gift: null, c_count: 0})).toEqual({
    c_size: 'S',
    c_note: 'new',
    c_count: 0,
  })
  expect(changeCustom(before)).toEqual(before)
  expect(changeCustom({}, {c_none: null})).toEqual({})
})
