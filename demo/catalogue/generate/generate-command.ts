import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ConfigError} from '../../../sandbox/config'
import {shopArchive} from '../shop'
import {writeGeneratedArchive} from './write-archive'

const usage = `Usage: npm run sandbox -- generate --products N [--out DIR] [--seed N]
  --products N  products of the catalog, variants counted (1 to 1000000)
  --out DIR     folder of the archive, empty or new (generated-N)
  --seed N      another number gives another range (1)`

const most = 1_000_000

/** Runs `npm run sandbox -- generate`; resolves to the exit code. Throws `ConfigError` for a wrong argument. */
export async function generateCommand(args: string[]): Promise<number> {
  const {values} = parseGenerateArgs(args)
  if (values.help) {
    console.log(usage)
    return 0
  }
  const products = wholeNumber('products', values.products, most)
  const seed = wholeNumber('seed', values.seed ?? '1', 2 ** 31)
  const directory = path.resolve(values.out ?? `generated-${products}`)
  if (fs.existsSync(directory) && fs.readdirSync(directory).length > 0) {
    throw new ConfigError(`${directory} is not empty. Give another folder with --out.`)
  }
  await writeGeneratedArchive({
    products,
    seed,
    directory,
    template: shopArchive,
    onFile: (file) => console.log(`  ${file}`),
  })
  console.log(`Wrote an archive of ${products} products to ${directory}.`)
  console.log(`Import it with: npm run sandbox -- import ${directory} --replace`)
  return 0
}

function parseGenerateArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        products: {type: 'string'},
        out: {type: 'string'},
        seed: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
      },
    })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function wholeNumber(name: string, text: string | undefined, end: number): number {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value) || value < 1 || value > end) {
    throw new ConfigError(`--${name} must be a whole number from 1 to ${end}.\n${usage}`)
  }
  return value
}
