/**
 * `npm run sandbox`: the sandbox with the settings of our shop. Its command `generate` writes an archive of many
 * products for measurements; it needs our catalogue as a template and is therefore not part of the package.
 */
import {generateCommand} from '../demo/catalogue/generate/generate-command'
import {shopEnvironment} from '../demo/catalogue/shop'
import {runCommand} from '../sandbox/commands'
import {explainFailure} from '../sandbox/explain-failure'
import {ensureGenerated} from './lib/generated.cjs'

/** An empty variable counts as absent. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))

/** Resolves to the exit code, or to undefined while the server runs. */
async function run([command, ...rest]: readonly string[]): Promise<number | undefined> {
  await ensureGenerated('archive')
  if (command !== 'generate') {
    return runCommand(process.argv.slice(2), {...shopEnvironment, ...given})
  }
  try {
    return await generateCommand(rest)
  } catch (error) {
    console.error(explainFailure(error))
    return 1
  }
}

void run(process.argv.slice(2)).then((code) => {
  if (code !== undefined) process.exit(code)
})
