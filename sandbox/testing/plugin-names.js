/**
 * Fastify names a plugin by the module that exports it: it looks through `require.cache` for each one. Below jest that cache
 * is a slow proxy, and the search takes 0.4 s of each sandbox that a test starts. A display name comes first: here the name
 * of the function, unless the plugin sets one. A function without a name has one too, or the search would begin.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name')

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get() {
    return this.name || 'anonymous'
  },
  set(value) {
    Object.defineProperty(this, DISPLAY_NAME, {value, configurable: true, writable: true})
  },
})
