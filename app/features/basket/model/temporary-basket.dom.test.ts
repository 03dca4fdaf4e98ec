import {
  forgetTemporaryBasket,
  rememberTemporaryBasket,
  temporaryBasketId,
} from '../public/temporary-basket'

beforeEach(() => sessionStorage.clear())

test('the basket is known in its tab and on its site until it is forgotten', () => {
  expect(temporaryBasketId('DEU')).toBeNull()
  expect(rememberTemporaryBasket('DEU', 'b1')).toBe(true)
  expect(rememberTemporaryBasket('USA', 'b2')).toBe(true)
  expect([temporaryBasketId('DEU'), temporaryBasketId('USA')]).toEqual(['b1', 'b2'])
  forgetTemporaryBasket('DEU')
  expect([temporaryBasketId('DEU'), temporaryBasketId('USA')]).toEqual([null, 'b2'])
})

test('without storage, the basket is not remembered, and the caller learns it', () => {
  const refuse = () => {
    throw new Error('storage is disabled')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  )
  expect(rememberTemporaryBasket('DEU', 'b1')).toBe(false)
  forgetTemporaryBasket('DEU')
  expect(temporaryBasketId('DEU')).toBeNull()
  for (const spy of spies) spy.mockRestore()
})
