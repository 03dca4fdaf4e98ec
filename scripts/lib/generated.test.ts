import fs from 'node:fs'
import path from 'node:path'
import {execFileSync} from 'node:child_process'
import {ensureGenerated} from './generated.cjs'

const root = path.resolve(__dirname, '../..')
const land = path.join(root, 'server/app/map/land.json')

it('makes the same map in a second run', () => {
  const first = fs.readFileSync(land)
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/map/land.ts'], {cwd: root})
  expect(fs.readFileSync(land).equals(first)).toBe(true)
}, 60_000)

it('leaves alone what is up to date', async () => {
  const {mtimeMs} = fs.statSync(land)
  await ensureGenerated('map')
  expect(fs.statSync(land).mtimeMs).toBe(mtimeMs)
})

it('names what it does not know', async () => {
  await expect(ensureGenerated('maps')).rejects.toThrow("Nothing is generated as 'maps'")
})
