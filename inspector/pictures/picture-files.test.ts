import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {createPictureFiles} from './picture-files'

const HOUR_S = 3600

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'picture-files-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true}))

it('keeps what an album names, and what is being written', async () => {
  const files = createPictureFiles(folder)
  const [named, unnamed] = [await files.save(Buffer.from('a')), await files.save(Buffer.from('b'))]
  fs.writeFileSync(path.join(folder, 'album.json'), JSON.stringify([named]))
  const [fresh, old] = [`${unnamed}.12-1`, `${unnamed}.12-2`]
  for (const name of [fresh, old]) fs.writeFileSync(path.join(folder, name), 'half')
  const longAgo = Date.now() / 1000 - 2 * HOUR_S
  fs.utimesSync(path.join(folder, old), longAgo, longAgo)
  await files.removeUnused()
  expect(fs.readdirSync(folder).sort()).toEqual([named, fresh, 'album.json'].sort())
})
