#!/usr/bin/env node
/** The command of the package. The bundle is made by `npm pack` (`bundle.mjs`). */
import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'

const OLDEST_NODE = 20
const NEWEST_NODE = 26

const bundle = fileURLToPath(new URL('../dist/main.cjs', import.meta.url))
const major = Number(process.versions.node.split('.')[0])

if (major < OLDEST_NODE || major > NEWEST_NODE) {
  console.error(
    `Node ${process.versions.node} cannot run commerce-sandbox, use Node 20, 22, 24 or 26.`,
  )
  process.exitCode = 1
} else if (existsSync(bundle)) {
  const {runCommand} = createRequire(import.meta.url)(bundle)
  const code = await runCommand(process.argv.slice(2), process.env)
  if (code !== undefined) process.exit(code)
} else {
  console.error('The bundle is missing. Make it with: npm run bundle --workspace commerce-sandbox')
  process.exitCode = 1
}
