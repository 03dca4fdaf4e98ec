import library from 'prop-types'
import types from './browser-prop-types'

test('has every member of the library, as a type and as a function that makes one', () => {
  for (const name of Object.keys(library)) {
    expect(types[name]).toBeInstanceOf(Function)
    expect(types[name]?.isRequired).toBeInstanceOf(Function)
    expect(types[name]?.().isRequired).toBeInstanceOf(Function)
  }
})
