import {Component, forwardRef, memo} from 'react'
import hoistOfLibrary from 'hoist-non-react-statics'
import hoistStatics from './browser-statics'

const mark: unique symbol = Symbol('mark')

class Base extends Component {
  static inherited = 1
  static displayName = 'Base'
}
class Page extends Base {
  static getProps = () => 'props'
  static defaultProps = {size: 1}
  static readonly [mark] = true
  static get lazy() {
    return 'lazy'
  }
  override render() {
    return null
  }
}
const Forwarded = Object.assign(
  forwardRef(() => null),
  {load: () => 1},
)
const Memoised = Object.assign(
  memo(() => null),
  {preload: () => 2},
)

/** What of a target the caller can see: the methods of all functions are left out. */
const seen = (target: object) =>
  Object.fromEntries(
    Reflect.ownKeys(target)
      .filter((key) => !(key in Function.prototype))
      .map((key) => [key, Object.getOwnPropertyDescriptor(target, key)]),
  )

test.each([
  ['a class', Page],
  ['a component with a forwarded ref', Forwarded],
  ['a memoised component', Memoised],
])('%s has the same properties copied as by the library', (_, source) => {
  const target = () => function Target() {}
  const expected = hoistOfLibrary(target(), source as never)
  expect(seen(hoistStatics(target(), source))).toEqual(seen(expected))
})

test('excluded properties stay out', () => {
  expect(hoistStatics({}, Page, {getProps: true})).not.toHaveProperty('getProps')
})
