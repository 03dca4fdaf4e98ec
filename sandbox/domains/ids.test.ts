import type * as Crypto from 'node:crypto'
import {randomBytes} from 'node:crypto'
import {randomId} from './ids'

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof Crypto>('node:crypto')
  return {...crypto, randomBytes: jest.fn(crypto.randomBytes)}
})
const bytes = randomBytes as unknown as jest.MockedFunction<(size: number) => Buffer>

it('an id has 26 letters and digits, or as many as are asked for', () => {
  expect(randomId()).toMatch(/^[a-zA-Z0-9]{26}$/)
  expect(randomId(5)).toMatch(/^[a-zA-Z0-9]{5}$/)
  expect(randomId(0)).toBe('')
  expect(randomId()).not.toBe(randomId())
})

it('every letter and digit is as frequent as another', () => {
  bytes.mockReturnValueOnce(Buffer.from([0, 61, 62, 247]))
  bytes.mockReturnValueOnce(Buffer.from([248, 255, 1]))
  bytes.mockReturnValueOnce(Buffer.from([2, 3]))
  expect(randomId(6)).toBe('a9a9bc')
})
