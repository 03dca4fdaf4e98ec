import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readConfig} from '../../config'
import {openDatabase, type Database} from '../../db/database'
import {migratePlugin, readMigrations} from '../../db/migrate'
import {insertNotification} from './psp-repository'
import {Outgoing} from '../../outgoing'
import {NotificationSender} from './notification-sender'

let folder: string
let db: Database
/** A second connection, such as that of an import. */
let writer: Database
let sender: NotificationSender

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sender-'))
  db = openDatabase(folder)
  db.pragma('busy_timeout = 0')
  migratePlugin(db, 'payment', readMigrations(path.join(__dirname, 'migrations')))
  writer = openDatabase(folder)
  sender = new NotificationSender({
    db,
    hmacKey: 'key',
    outgoing: new Outgoing(readConfig()),
    pathOf: () => ['nowhere'],
  })
  sender.start()
})
afterEach(async () => {
  await sender.stop()
  db.close()
  writer.close()
  fs.rmSync(folder, {recursive: true})
})

const attempts = () =>
  writer.prepare('SELECT attempts FROM psp_notification').all() as {attempts: number}[]

it('survives a database that another process writes to, and goes on afterwards', async () => {
  const past = Date.now() - 1000
  insertNotification(db, {id: 'n1', sessionId: 'gone', body: '{}', now: past, dueAt: past})
  writer.exec('BEGIN IMMEDIATE')
  await expect(sender.flush()).resolves.toBeUndefined()
  writer.exec('ROLLBACK')
  expect(attempts()).toEqual([{attempts: 0}])
  await sender.flush()
  expect(attempts()).toEqual([{attempts: 1}])
})
