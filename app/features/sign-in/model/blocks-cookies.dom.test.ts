import {blocksCookies} from './blocks-cookies'

afterEach(() => jest.restoreAllMocks())

it('finds that cookies are stored, and leaves none behind', () => {
  document.cookie = 'kept=1; Path=/'
  expect(blocksCookies()).toBe(false)
  expect(document.cookie).toBe('kept=1')
})

it('finds that none are stored', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  expect(blocksCookies()).toBe(true)
})
