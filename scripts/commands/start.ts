import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {shopArchive} from '../../demo/catalogue/shop'
import {prepareArchives} from '../../sandbox/testing/prepared-data'
import {freePort} from '../lib/free-port'
import {isSilent, Program, until} from './program'
import {root} from './readme'

/** Time limit in seconds of a start with an existing build, the import of the archive included. */
const START_LIMIT = 120

/** A shop that `npm start` runs. */
export interface RunningShop {
  readonly program: Program
  readonly base: string
  readonly ports: readonly number[]
  readonly data: string
}

/** Fills a data folder as a first start does, so that a start that is not about the import saves its time. */
export const fillData = (folder: string): Promise<void> => prepareArchives(folder, [shopArchive])

/**
 * `npm start` on free ports with a data folder of its own, which its output must name.
 * @param filled whether the folder holds our shop already
 * @param node folder of the program of Node; that of this process when absent
 */
export async function startShop({
  filled = false,
  node,
}: {filled?: boolean; node?: string} = {}): Promise<RunningShop> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-data-'))
  if (filled) await fillData(data)
  const program = new Program(root, ['start'], {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA: data,
    WEB_CONCURRENCY: '2',
    ...(node && {PATH: `${node}:${process.env.PATH}`}),
  })
  const shop = {program, base: `http://localhost:${port}`, ports: [port, sandboxPort], data}
  await program.printed(/Ctrl-C stops both/, START_LIMIT).catch(async (error: unknown) => {
    await endShop(shop)
    throw error
  })
  return shop
}

/** Ends the remaining processes and removes the data. */
export async function endShop({program, ports, data}: RunningShop): Promise<void> {
  program.endAll()
  await areFree(ports)
  fs.rmSync(data, {recursive: true, force: true})
}

/** Resolves when no server listens on the ports any more. */
export async function areFree(ports: readonly number[]): Promise<void> {
  await until(`free ports ${ports.join(', ')}`, 20, async () =>
    (await Promise.all(ports.map(isSilent))).every(Boolean),
  )
}
