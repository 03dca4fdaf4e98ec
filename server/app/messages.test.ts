import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {messagesOf} from './messages'

const before = process.cwd()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'))
const compiled = path.join(folder, 'app/static/translations/compiled')
const warn = jest.spyOn(console, 'warn')

beforeAll(() => {
  fs.mkdirSync(compiled, {recursive: true})
  fs.writeFileSync(path.join(compiled, 'en-GB.json'), '{"common.brand": "English"}')
  fs.writeFileSync(path.join(compiled, 'de-DE.json'), '{"common.brand": "Deutsch"}')
  fs.writeFileSync(path.join(compiled, 'ja-JP.json'), '{"common.brand": ')
  process.chdir(folder)
})
beforeEach(() => void warn.mockImplementation(() => undefined))
afterAll(() => {
  process.chdir(before)
  fs.rmSync(folder, {recursive: true})
})

it('reads the file of the locale', () => {
  expect(messagesOf('de-DE')).toEqual({'common.brand': 'Deutsch'})
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['missing', 'fi-FI'],
  ['broken', 'ja-JP'],
])('a %s file is logged, and the texts are English (rule ERROR-14)', (_, locale) => {
  expect(messagesOf(locale)).toEqual({'common.brand': 'English'})
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(locale))
})
