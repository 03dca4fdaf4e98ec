import {chromium} from '@playwright/test'
import {chromiumArguments, chromiumFile} from './browser'
import {freePort} from '../lib/free-port'
import {isSilent, Program, until} from './program'
import {ShopCopy} from './shop-copy'
import {fillData} from './start'

/** Time limit in seconds; the first build of a development server takes longest. */
const FIRST_BUILD = 400
const REBUILD = 180
const LIMIT_MS = 20 * 60_000

/** One page of each type: path and a word of its markup. */
const PAGES: Readonly<Record<string, string>> = {
  '/deu/de-de/home': 'id="main"',
  '/global/en-gr/home': 'id="main"',
  '/deu/de-de/category/strollers': 'mainview-1',
  '/deu/de-de/product/BH-1010': 'BH-1010',
  '/deu/de-de/search?q=stuhl': 'id="main"',
  '/deu/de-de/login': 'id="main"',
  '/deu/de-de/appcart': 'id="main"',
  '/deu/de-de/appcheckout': 'id="main"',
}

async function testDev(): Promise<void> {
  const copy = new ShopCopy()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const base = `http://localhost:${port}`
  const data = `${copy.folder}/.data`
  await fillData(data)
  const dev = new Program(copy.folder, ['run', 'dev'], {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA: data,
    BROWSER: 'none',
  })
  const textOf = async (path: string): Promise<string> => {
    const answer = await fetch(base + path, {redirect: 'manual'})
    return answer.status === 200 ? answer.text() : ''
  }
  try {
    await until(`the home page (${dev.output})`, FIRST_BUILD, () => textOf('/deu/de-de/home'))
    for (const [path, word] of Object.entries(PAGES))
      await until(`'${word}' at ${path}`, REBUILD, async () => (await textOf(path)).includes(word))
    await seesEditedComponent(copy, base)
    copy.edit('server/app/create-handler.ts', "{status: 'ok'}", "{status: 'edited'}")
    await until('an edited server file', REBUILD, async () =>
      (await textOf('/healthz')).includes('edited'),
    )
    dev.terminate()
    await dev.ended(20)
    await until(
      'free ports',
      5,
      async () => (await isSilent(port)) && (await isSilent(sandboxPort)),
    )
  } finally {
    dev.endAll()
    copy.remove()
  }
}

/** An open page shows the change, and so does the server's next page. */
async function seesEditedComponent(copy: ShopCopy, base: string): Promise<void> {
  const browser = await chromium.launch({executablePath: chromiumFile, args: chromiumArguments})
  try {
    const page = await browser.newPage()
    await page.goto(`${base}/deu/de-de/home`)
    await page.locator('#main').waitFor()
    copy.edit(
      'app/features/shell/components/Shell.tsx',
      '<main id="main"',
      '<main data-edited id="main"',
    )
    await page.locator('main[data-edited]').waitFor({timeout: REBUILD * 1000})
    await until('an edited component in the markup of the server', REBUILD, async () =>
      (await (await fetch(`${base}/deu/de-de/home`)).text()).includes('data-edited'),
    )
  } finally {
    await browser.close()
  }
}

it('npm run dev serves every type of page, shows edited files, stops', testDev, LIMIT_MS)
