/** @jest-environment node */
import {missingOf, readOptional} from './incomplete'

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

it('an optional read that succeeds is complete', async () => {
  const answer = await readOptional('row', Promise.resolve(['a']), [])
  expect(answer).toEqual({value: ['a']})
  expect(missingOf(answer)).toEqual([])
})

it('one that fails is missing, by its name', async () => {
  const answer = await readOptional<string[]>('row', Promise.reject(new Error('down')), [])
  expect(answer).toEqual({value: [], missing: ['row']})
  expect(warn).toHaveBeenCalledWith('Left out of the page: row failed: Error: down')
})

it('one that is late is missing, and the page goes on', async () => {
  jest.useFakeTimers()
  const answer = readOptional('row', new Promise<string>(() => undefined), '')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await answer).toEqual({value: '', missing: ['row']})
})

it.each([null, undefined, 'text', 7, [1], {items: []}])('%p lacks nothing', (answer) => {
  expect(missingOf(answer)).toEqual([])
})
