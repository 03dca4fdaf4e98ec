/**
 * `npm run generate -- sbom`, and a step of the build: writes the packages of production with versions, hashes and licences (a software
 * bill of materials, CycloneDX) to `.cache/sbom.cdx.json`. It reads `package-lock.json` and needs no network. The file is not in
 * `build/`: versions of packages are no business of visitors.
 */
import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {root} from './lib/setup.mjs'

const MOST_BYTES = 64 * 1024 * 1024
const file = path.join(root, '.cache/sbom.cdx.json')

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const options = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
const text = execFileSync(npm, options, {cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES})
const {components = []} = JSON.parse(text)
fs.mkdirSync(path.dirname(file), {recursive: true})
fs.writeFileSync(file, text)
console.log(`  ${components.length} packages of production: .cache/sbom.cdx.json`)
