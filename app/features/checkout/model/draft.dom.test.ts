import {clearDraft, loadDraft, saveDraft} from './draft'

const KEY = 'checkout-draft:DEU'

beforeEach(() => sessionStorage.clear())

it('a draft grows with each change, on its own site, until it is cleared', () => {
  expect(loadDraft('DEU')).toEqual({})
  saveDraft('DEU', {email: 'mia@example.com'})
  saveDraft('DEU', {billingSame: false})
  saveDraft('USA', {email: 'ava@example.com'})
  expect(loadDraft('DEU')).toEqual({email: 'mia@example.com', billingSame: false})
  clearDraft('DEU')
  expect([loadDraft('DEU'), loadDraft('USA')]).toEqual([{}, {email: 'ava@example.com'}])
})

it.each(['{', 'null', '5', '"text"'])('%s in the storage is an empty draft', (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(loadDraft('DEU')).toEqual({})
})

it('without storage, the checkout goes on without a draft', () => {
  const refuse = () => {
    throw new Error('storage is disabled')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  )
  saveDraft('DEU', {email: 'mia@example.com'})
  clearDraft('DEU')
  expect(loadDraft('DEU')).toEqual({})
  for (const spy of spies) spy.mockRestore()
})
