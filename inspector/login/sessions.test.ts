import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {createSessions, SESSION_MS} from './sessions'

const PASSWORD = 'a long password of operators'
let folder: string
let now = 1_000_000
const sessionsWith = (password = PASSWORD) => createSessions(folder, password, () => now)

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sessions-')), 'sessions')
})
afterEach(() => fs.rmSync(path.dirname(folder), {recursive: true}))

it('knows an open session, also in another process of the host', async () => {
  const token = await sessionsWith().open()
  await expect(sessionsWith().isOpen(token)).resolves.toBe(true)
})

it.each(['', 'x', '../latest.json', 'a'.repeat(43)])('refuses the token %j', async (token) => {
  await sessionsWith().open()
  await expect(sessionsWith().isOpen(token)).resolves.toBe(false)
})

it('ends a session by logging out, by a new password and by time', async () => {
  const [closed, old, expired] = await Promise.all([1, 2, 3].map(() => sessionsWith().open()))
  await sessionsWith().close(closed ?? '')
  await expect(sessionsWith().isOpen(closed ?? '')).resolves.toBe(false)
  await expect(sessionsWith('another long password').isOpen(old ?? '')).resolves.toBe(false)
  now += SESSION_MS
  await expect(sessionsWith().isOpen(expired ?? '')).resolves.toBe(false)
})

it('keeps no token in its folder, and removes ended sessions', async () => {
  const token = await sessionsWith().open()
  expect(fs.readdirSync(folder).join()).not.toContain(token)
  now += SESSION_MS + 1
  await sessionsWith().open()
  expect(fs.readdirSync(folder)).toHaveLength(1)
})
