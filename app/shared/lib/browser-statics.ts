/**
 * Replaces hoist-non-react-statics in the browser's bundle (alias in `webpack.config.js`), which brings react-is along. PWA Kit,
 * React Router and Loadable Components copy with it what a component has of its own, such as `getProps`.
 */
const RESERVED = new Set(
  (
    'childContextTypes contextType contextTypes defaultProps displayName getDefaultProps getDerivedStateFromError ' +
    'getDerivedStateFromProps mixins propTypes type name length prototype caller callee arguments arity $$typeof render compare'
  ).split(' '),
)

/** Copies the static properties of a component, except those of React and of functions. @returns the target */
export default function hoistStatics<T extends object>(
  target: T,
  source: object,
  excluded: Readonly<Record<string, unknown>> = {},
): T {
  const parent = Object.getPrototypeOf(source) as object | null
  if (parent && parent !== Object.prototype && parent !== Function.prototype)
    hoistStatics(target, parent, excluded)
  for (const key of Reflect.ownKeys(source)) {
    if (RESERVED.has(key as string) || key in excluded) continue
    const descriptor = Object.getOwnPropertyDescriptor(source, key)
    if (descriptor) Reflect.defineProperty(target, key, descriptor)
  }
  return target
}
