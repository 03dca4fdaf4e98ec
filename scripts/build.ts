/**
 * Builds the storefront for production: derived files, translations, PWA Kit's webpack build,
 * compressed copies of what browsers load, the id of the bundle, and the budgets of the routes.
 * `--treemap` draws what is in every chunk.
 */
import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import {promisify} from 'node:util'
import {checkBudgets} from './lib/budgets'
import {keepBuild, pruneBuilds} from './lib/earlier-builds'
import {writeOfflineFiles} from './lib/offline-files'
import {writeScriptHashes} from './lib/script-hashes'

const root = path.resolve(__dirname, '..')
const build = path.join(root, 'build')
/** Files of replaced builds, which browsers still request; the host serves them from this folder. */
const earlierBuilds = path.join(root, '.cache/bundles')
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Minimum size in bytes of a file that is compressed; smaller files gain nothing. */
const SMALLEST_COMPRESSED = 512
const COMPRESSED = /\.(js|css|json|svg|html|txt)$/
const SERVER_FILES = new Set(['ssr.js', 'server-renderer.js', 'request-processor.js'])
/** Scripts that no page loads by an element. */
const NOT_IN_PAGES = new Set([...SERVER_FILES, 'worker.js'])

function run(
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const began = Date.now()
  process.stdout.write(`  ${title} …\n`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: root, stdio: 'inherit', env: {...process.env, ...env}})
    const timer = setInterval(
      () => process.stdout.write(`  ${title}: ${Math.round((Date.now() - began) / 1000)} s\n`),
      15_000,
    )
    child.on('error', reject)
    child.on('exit', (code) => {
      clearInterval(timer)
      if (code) reject(new Error(`${title} failed.`))
      else
        resolve(
          process.stdout.write(
            `  ${title}: done in ${Math.round((Date.now() - began) / 1000)} s\n`,
          ) as never,
        )
    })
  })
}

const filesOf = (folder: string): string[] =>
  fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesOf(file) : [file]
  })

/** The same content gets the same id: a deployment without changes keeps its addresses. */
function bundleId(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...files].sort())
    hash.update(path.relative(build, file)).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

async function compress(file: string): Promise<void> {
  const content = fs.readFileSync(file)
  if (content.length < SMALLEST_COMPRESSED) return
  const [asBrotli, asGzip] = await Promise.all([
    brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 11}}),
    gzip(content, {level: 9}),
  ])
  fs.writeFileSync(`${file}.br`, asBrotli)
  fs.writeFileSync(`${file}.gz`, asGzip)
}

/** The analyser writes its reports beside the bundle; they are not part of it. */
function keepTreemaps(): void {
  const folder = path.join(root, '.cache/treemap')
  fs.mkdirSync(folder, {recursive: true})
  for (const name of fs.readdirSync(build)) {
    if (!/\.html$|-analyzer-stats\.json$/.test(name)) continue
    fs.renameSync(path.join(build, name), path.join(folder, name))
    if (name.endsWith('.html')) console.log(`  Treemap: .cache/treemap/${name}`)
  }
}

async function main(): Promise<void> {
  const treemap = process.argv.includes('--treemap')
  const bin = path.join(root, 'node_modules/.bin')
  keepBuild(build, earlierBuilds)
  pruneBuilds(earlierBuilds)
  await run('Generated files', process.execPath, ['scripts/make-generated.mjs', 'map', 'app'])
  await run('Bundle', path.join(bin, 'pwa-kit-dev'), ['build'], {
    NODE_ENV: 'production',
    CI: 'true',
    ...(treemap && {MOBIFY_ANALYZE: 'true'}),
  })
  if (treemap) keepTreemaps()
  writeScriptHashes(build, NOT_IN_PAGES)
  writeOfflineFiles(build)
  const public_ = filesOf(build).filter((file) => !SERVER_FILES.has(path.basename(file)))
  fs.writeFileSync(path.join(build, 'bundle-id'), `${bundleId(filesOf(build))}\n`)
  await Promise.all(public_.filter((file) => COMPRESSED.test(file)).map(compress))
  await run('List of packages', process.execPath, ['scripts/sbom.mjs'])
  const {table, withinBudget} = checkBudgets(build)
  console.log(table)
  if (!withinBudget)
    throw new Error('A route weighs more than its budget (scripts/lib/budgets.ts).')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
