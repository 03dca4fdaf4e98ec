import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

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
      return entry.name === 'testing' ? [] : sourceFiles(file)
    }
    const isSource = /\.ts$/.test(entry.name) && !/(^testing|\.test)\.ts$/.test(entry.name)
    return isSource ? [path.relative(sandboxDir, file)] : []
  })
}

/** Every import within the sandbox: values and types, static and dynamic, and re-exports. */
export function sandboxImports(): SandboxImport[] {
  return sourceFiles().flatMap((from) => {
    const file = path.join(sandboxDir, from)
    const {importedFiles} = ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
    return importedFiles.flatMap(({fileName}): SandboxImport[] => {
      if (!fileName.startsWith('.')) return []
      const to = path.relative(sandboxDir, path.resolve(path.dirname(file), fileName))
      return to.startsWith('..') ? [] : [{from, to: to.replace(/\.ts$/, '')}]
    })
  })
}
