/**
 * `check-manifests.mjs [FILE…]`: checks Kubernetes manifests, those of `deploy/kubernetes/` without arguments: values against
 * the published schemas, and names of fields against their types, because the schemas allow unknown fields.
 */
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {parseAllDocuments} from 'yaml'
import {root} from '../lib/setup.mjs'

const folder = path.join(root, 'deploy/kubernetes')
const isManifest = (name) => name.endsWith('.yaml') && path.basename(name) !== 'kustomization.yaml'
const given = process.argv.slice(2)
const files =
  given.length > 0
    ? given
    : fs
        .readdirSync(folder, {recursive: true})
        .filter(isManifest)
        .map((name) => path.join(folder, name))

const manifests = files.flatMap((file) =>
  parseAllDocuments(fs.readFileSync(file, 'utf8'))
    .map((document) => document.toJS())
    .filter(Boolean)
    .map((manifest) => ({name: `${path.relative(root, file)}: ${manifest.kind}`, manifest})),
)

/** Problems by the published schema. */
async function schemaProblems({name, manifest}) {
  const {apiVersion, kind} = manifest
  try {
    const {[kind]: Model} = await import(`kubernetes-models/${apiVersion}/${kind}`)
    new Model(manifest).validate()
    return []
  } catch (error) {
    return [`${name}: ${error.message}`]
  }
}

/** Problems of names: an object written out may only have the fields of its type. */
function typeProblems() {
  const source = path.join(root, 'scripts/deploy/manifests.generated.ts')
  const lines = manifests.map(
    ({manifest: {apiVersion, kind, ...rest}}, index) =>
      `import type {I${kind} as T${index}} from 'kubernetes-models/${apiVersion}/${kind}'; ` +
      `export const m${index}: T${index} = ${JSON.stringify({apiVersion, kind, ...rest})}`,
  )
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const {getSourceFile, fileExists} = host
  host.fileExists = (file) => file === source || fileExists(file)
  host.getSourceFile = (file, target) =>
    file === source
      ? ts.createSourceFile(file, lines.join('\n'), target)
      : getSourceFile(file, target)
  const program = ts.createProgram([source], options, host)
  return ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0
    return `${manifests[line]?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

const problems = [...(await Promise.all(manifests.map(schemaProblems))).flat(), ...typeProblems()]
for (const problem of problems) console.error(problem)
console.log(`${manifests.length} manifests, ${problems.length} problems`)
process.exit(problems.length === 0 && manifests.length > 0 ? 0 : 1)
