import {address, origin} from '../configured-origin'
import {code, define, filled, number} from './define'

/** Variables of the sandbox that the storefront's programs read; `npm run sandbox -- --help` lists all. */
export const sandboxVariables = {
  SANDBOX_PORT: number(
    4000,
    1,
    65_535,
    'port of the sandbox, and of every backend that is not set',
  ),
  SANDBOX_DATA: define(
    filled.default('.data'),
    code('.data'),
    "folder of the sandbox's data, shown by `npm start`",
  ),
  SANDBOX_SHOP_URL: define(
    origin.optional(),
    "the storefront's",
    'address of the shop in mails of the sandbox',
  ),
}

/** Variables of tests and tools. */
export const toolVariables = {
  CHROMIUM_PATH: define(
    filled.optional(),
    'an installed Chromium',
    'browser of the browser tests, the bench and the screenshots',
  ),
  SHOP_SITES: define(
    filled.optional(),
    'all, or a sample of four',
    'ids of the sites that the browser test of all sites visits, separated by commas',
  ),
  CI: define(filled.optional(), 'not set', '`npm test` leaves nothing out'),
  TEST_EXTENT: define(
    filled.optional(),
    code('sample:WEEK'),
    'extent of the long suites: `sample` or `full`, with a seed such as `full:7`; `npm test` takes the number of the week',
  ),
}

/** Variables of the site inspector (`inspector/`) as a program of its own; a host reads its folder too. */
export const inspectorVariables = {
  INSPECTOR_PORT: number(3900, 1, 65_535, 'port of `npm run inspector`'),
  INSPECTOR_SHOP_URL: define(
    origin.prefault('http://localhost:3000'),
    code('http://localhost:3000'),
    'running shop whose pages the inspector reads and links',
  ),
  INSPECTOR_EXPERIMENTS_URL: define(
    address.optional(),
    "the sandbox's",
    'address of the counts of experiments, as JSON',
  ),
  INSPECTOR_DATA: define(
    filled.default('.cache/inspector'),
    code('.cache/inspector'),
    'folder of the last two runs, of the pictures, and of sessions on a host',
  ),
}
