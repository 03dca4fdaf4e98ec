import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {replaceFile} from './replace-file'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replace-file-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true}))

it('replaces the file, also several times at once, and leaves nothing else', async () => {
  const file = path.join(folder, 'run.json')
  await Promise.all(['one', 'two', 'three'].map((text) => replaceFile(file, text)))
  await replaceFile(file, Buffer.from('last'))
  expect(fs.readdirSync(folder)).toEqual(['run.json'])
  expect(fs.readFileSync(file, 'utf8')).toBe('last')
})

it('leaves no draft when it fails', async () => {
  fs.mkdirSync(path.join(folder, 'taken', 'inside'), {recursive: true})
  await expect(replaceFile(path.join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(fs.readdirSync(folder)).toEqual(['taken'])
})
