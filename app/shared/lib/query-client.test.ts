import {createQueryClient} from './query-client'

it('does not repeat a failed read', async () => {
  const read = jest.fn(() => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery(['x'], read)).rejects.toThrow('no')
  expect(read).toHaveBeenCalledTimes(1)
})
