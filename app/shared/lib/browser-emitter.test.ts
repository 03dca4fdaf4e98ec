import withEvents from './browser-emitter'

class Pages {
  declare on: (type: string, listener: (...args: unknown[]) => void) => this
  declare off: (type: string, listener: (...args: unknown[]) => void) => this
  declare emit: (type: string, ...args: unknown[]) => void
}
withEvents(Pages.prototype)

test('tells listeners of an event, each thing its own', () => {
  const [pages, others] = [new Pages(), new Pages()]
  const heard = jest.fn()
  const once: jest.Mock = jest.fn(() => void pages.off('load', once as () => void))
  pages.on('load', once).on('load', heard)
  pages.emit('load', 'home', 1)
  pages.emit('load', 'cart', 2)
  pages.emit('error')
  others.emit('load', 'others')
  expect(heard.mock.calls).toEqual([
    ['home', 1],
    ['cart', 2],
  ])
  expect(once).toHaveBeenCalledTimes(1)
})
