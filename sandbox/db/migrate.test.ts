import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readMigrations} from './migrate'

it('reads migrations in the order of their numbers, each with a number of its own', () => {
  const numbers = readMigrations().map(({number}) => number)
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
})

it('refuses two migrations with one number', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  try {
    for (const name of ['010-first.sql', '020-second.sql', '020-third.sql'])
      fs.writeFileSync(path.join(folder, name), 'SELECT 1;')
    expect(() => readMigrations(folder)).toThrow(
      'Migrations 020-second.sql and 020-third.sql have the same number.',
    )
  } finally {
    fs.rmSync(folder, {recursive: true})
  }
})
