import {forgetClaim, rememberClaim, rememberedClaim} from '../public/claim-order'

const DAY = 86_400_000
const KEY = 'order-claim:DEU'
const claim = {orderNo: 'DEU1', emailHash: 'abc'}

beforeEach(() => {
  jest.useFakeTimers({now: 1000})
  localStorage.clear()
  forgetClaim('DEU')
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('a claim is open for one day on its site', () => {
  rememberClaim('DEU', claim)
  expect(rememberedClaim('DEU')).toEqual({...claim, endsAt: 1000 + DAY})
  expect(rememberedClaim('USA')).toBeNull()
  jest.setSystemTime(1000 + DAY - 1)
  expect(rememberedClaim('DEU')).not.toBeNull()
  jest.setSystemTime(1000 + DAY)
  expect(rememberedClaim('DEU')).toBeNull()
})

it('a claim ends when it is forgotten', () => {
  rememberClaim('DEU', claim)
  forgetClaim('DEU')
  expect(rememberedClaim('DEU')).toBeNull()
})

it('a claim that the storage refuses lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('storage is disabled')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  rememberClaim('DEU', claim)
  expect(rememberedClaim('DEU')).toEqual({...claim, endsAt: 1000 + DAY})
  forgetClaim('DEU')
  expect(rememberedClaim('DEU')).toBeNull()
})

it.each([
  '{"orderNo":5,"emailHash":"abc","endsAt":9000}',
  '{"orderNo":"DEU1","endsAt":9000}',
  '{"orderNo":"DEU1","emailHash":"abc","endsAt":"9000"}',
  '{"orderNo":"DEU1","emailHash":"abc"}',
  'null',
  '{',
])('%s is no claim', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(rememberedClaim('DEU')).toBeNull()
})
