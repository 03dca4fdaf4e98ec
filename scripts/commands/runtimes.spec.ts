/**
 * The shop on the versions of Node that `engines` allows: `npm test` starts it on the newest, `npm run test:full` builds,
 * tests and starts it on each. The package `commerce-sandbox` has its own file (`package.spec.ts`).
 */
import fs from 'node:fs'
import path from 'node:path'
import {extent} from '../../sandbox/testing/extent'
import {nodeFolder, triedNodes} from './nodes'
import {Program} from './program'
import {root} from './readme'
import {ShopCopy} from './shop-copy'
import {endShop, startShop} from './start'

const MINUTE = 60_000

/** Folders whose tests use native code, servers, processes and compression: what differs between versions. */
const TESTED = ['config', 'sandbox/db', 'sandbox/archive', 'server/host']

/** Runs a command to its end on a version of Node. */
async function run(cwd: string, version: string, minutes: number, ...args: string[]) {
  const env = {PATH: `${nodeFolder(version)}:${process.env.PATH}`}
  const [command = '', ...rest] = args
  const program = new Program(cwd, rest, env, command)
  try {
    const code = await program.ended(minutes * 60)
    return {code, output: code === 0 ? '' : program.output}
  } finally {
    program.endAll()
  }
}

const ok = {code: 0, output: ''}

describe.each(triedNodes)('on Node %s', (version) => {
  it(
    'starts and answers with a page',
    async () => {
      const shop = await startShop({filled: true, node: nodeFolder(version)})
      try {
        const answer = await fetch(`${shop.base}/deu/de-de/home`)
        expect(answer.status).toBe(200)
        expect(await answer.text()).toContain('</html>')
      } finally {
        await endShop(shop)
      }
    },
    5 * MINUTE,
  )

  if (!extent.full) return
  it(
    'builds',
    async () => {
      const copy = new ShopCopy()
      try {
        expect(await run(copy.folder, version, 10, 'npm', 'run', 'build')).toEqual(ok)
        expect(fs.existsSync(path.join(copy.folder, 'build/ssr.js'))).toBe(true)
      } finally {
        copy.remove()
      }
    },
    11 * MINUTE,
  )

  it(
    'passes the tests of what differs between versions',
    async () => {
      const jest = path.join(root, 'node_modules/.bin/jest')
      expect(await run(root, version, 15, jest, '--forceExit', ...TESTED)).toEqual(ok)
    },
    16 * MINUTE,
  )
})
