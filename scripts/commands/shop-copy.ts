import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {root} from './readme'

/** Files that a test edits, which are copied; all others are linked. */
const COPIED = [
  'app',
  'config',
  'overrides',
  'scripts',
  'server',
  'translations',
  'worker',
  'babel.config.js',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'webpack.config.js',
]

/** A copy of the project in a folder of its own, so that a test may edit files. */
export class ShopCopy {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'))

  constructor() {
    for (const name of COPIED)
      fs.cpSync(path.join(root, name), path.join(this.folder, name), {recursive: true})
    for (const name of fs.readdirSync(root)) {
      const isOutput = /^(build|test-results|\.(cache|data|git))$/.test(name)
      const target = path.join(this.folder, name)
      if (!isOutput && !fs.existsSync(target)) fs.symlinkSync(path.join(root, name), target)
    }
  }

  /** Replaces a text that occurs once. Throws when it does not occur exactly once. */
  edit(file: string, from: string, to: string): void {
    const target = path.join(this.folder, file)
    const text = fs.readFileSync(target, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`'${from}' is not once in ${file}.`)
    fs.writeFileSync(target, text.replace(from, to))
  }

  remove(): void {
    fs.rmSync(this.folder, {recursive: true, force: true})
  }
}
