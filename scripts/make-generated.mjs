/** Makes all generated files that are not up to date, or those of the kinds that are named. */
import generatedFiles from './lib/generated.cjs'

const {ensureGenerated, generated} = generatedFiles

const names = process.argv.slice(2)
try {
  await ensureGenerated(...(names.length ? names : Object.keys(generated)))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
