import fs from 'node:fs'
import path from 'node:path'
import {importsBelow} from '../../lint/import-graph'

/** The folder `sandbox/`. */
export const sandboxDir = path.join(__dirname, '..')

/** An import of one file of the sandbox by another; both paths are relative to `sandbox/`. */
export interface SandboxImport {
  readonly from: string
  readonly to: string
}

/** The TypeScript files below a folder, without tests and test helpers, relative to `sandbox/`. */
export function sourceFiles(folder = sandboxDir): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry): string[] => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['dist', 'testing'].includes(entry.name) ? [] : sourceFiles(file)
    }
    const isSource = /\.ts$/.test(entry.name) && !/(^testing|\.test)\.ts$/.test(entry.name)
    return isSource ? [path.relative(sandboxDir, file)] : []
  })
}

/** Every import within the sandbox: values and types, static and dynamic, and re-exports. */
export function sandboxImports(): SandboxImport[] {
  const sources = new Set(sourceFiles())
  return importsBelow(path.join(sandboxDir, '..'), 'sandbox').flatMap(({from, to}) => {
    const [file, target] = [from, to].map((one) => path.relative('sandbox', one))
    if (file === undefined || target === undefined) return []
    return sources.has(file) && !target.startsWith('..') ? [{from: file, to: target}] : []
  })
}
