import {MutationObserver} from '@tanstack/react-query'
import {createQueryClient} from './query-client'

it('does not repeat a failed read', async () => {
  const read = jest.fn(() => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery(['x'], read)).rejects.toThrow('no')
  expect(read).toHaveBeenCalledTimes(1)
})

describe('without a connection', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
  afterEach(() => void jest.restoreAllMocks())

  const call = () => Promise.reject(new TypeError('Failed to fetch'))

  it('a read fails at once', async () => {
    await expect(createQueryClient().fetchQuery(['x'], call)).rejects.toThrow('Failed')
  })

  it('a change fails at once instead of being made later', async () => {
    const change = new MutationObserver(createQueryClient(), {mutationFn: call})
    await expect(change.mutate()).rejects.toThrow('Failed')
  })
})
