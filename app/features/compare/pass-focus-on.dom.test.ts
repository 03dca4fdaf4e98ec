import {passFocusOn} from './pass-focus-on'

function buttons(count: number) {
  document.body.innerHTML = `<ul>${'<li><button data-takes-out></button></li>'.repeat(count)}</ul>`
  const list = document.querySelector('ul')
  return {list, all: [...document.querySelectorAll('button')]}
}

it('goes to the next, from the last to the one before', () => {
  const {list, all} = buttons(3)
  const [first, second, third] = all
  if (!first || !second || !third) throw new Error('There are three.')
  passFocusOn(first, list)
  expect(second).toHaveFocus()
  passFocusOn(third, list)
  expect(second).toHaveFocus()
})

it('stays where there is no other', () => {
  const {list, all} = buttons(1)
  all[0]?.focus()
  passFocusOn(all[0] ?? document.body, list)
  expect(all[0]).toHaveFocus()
})
