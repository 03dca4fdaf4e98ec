import {parseArgs} from 'node:util'
import {ConfigError, readConfig} from '../config'
import {loadPlugins} from '../plugins/load-plugins'
import {startLocalTarget, type LocalOptions} from './local-target'
import {loginGuest} from './login'
import {OperationTable} from './operations/operation'
import {contractsOf} from './plugin-contract'
import {explain} from './run-scenario'
import type {Scenario} from './scenario'
import {scenarios as coreScenarios} from './scenarios'
import type {Target} from './target'
import {describeVerification, differs, verify} from './verify'

const usage = `Usage: commerce-sandbox verify --against URL [options]
  --against URL            instance to compare with, for example https://CODE.api.commercecloud.salesforce.com
  --ocapi URL              base of OCAPI, when it is another host
  --organization ID        its organization (that of the sandbox)
  --client-id ID           its SLAS client (that of the sandbox)
  --client-secret TEXT     secret, for a private client
  --redirect-uri URL       redirect URI that the client allows (http://localhost:3000/callback)
  --site ID, --locale ID   site and locale on both sides (DEU, de-DE)
  --archive PATH           site archive of the instance, so that both sides have the same data
  --coupon CODE            coupon of any basket there
  --campaign ID            campaign there
  --gift-certificate CODE  gift certificate there
  --page ID, --slot ID     page of Page Designer and filled content slot there
  --order-management       the site has order management
  --hosted-payment         a method of the site is paid at the provider's page
  --plugins DIR            plug-in whose endpoints the instance has as well; may be given several times
  --no-project-endpoints   leave out the endpoints of plug-ins
  --sandbox                the instance is a sandbox too: read its outbox and its messages
  --write                  also run scenarios that leave baskets, orders and customers behind`

const text = {type: 'string'} as const
const options = {
  against: text,
  ocapi: text,
  organization: text,
  'client-id': text,
  'client-secret': text,
  'redirect-uri': text,
  site: text,
  locale: text,
  archive: text,
  campaign: text,
  coupon: text,
  'gift-certificate': text,
  page: text,
  slot: text,
  'order-management': {type: 'boolean'},
  'hosted-payment': {type: 'boolean'},
  plugins: {type: 'string', multiple: true},
  'no-project-endpoints': {type: 'boolean'},
  sandbox: {type: 'boolean'},
  write: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
} as const

interface Settings extends Pick<LocalOptions, 'fillData'> {
  readonly scenarios?: readonly Scenario[]
  /** Environment of the process: its defaults and archives apply as for `serve`. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

function readOptions(args: string[]) {
  try {
    return parseArgs({args, options}).values
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function readUrl(flag: string, value: string): string {
  if (!URL.canParse(value)) throw new ConfigError(`--${flag} is not usable: '${value}' is no URL.`)
  return value.replace(/\/+$/, '')
}

/** Before hundreds of calls fail for one reason: an instance that lets no guest in is named as such. */
async function requireGuest(there: Target): Promise<void> {
  try {
    await loginGuest(there, [])
  } catch (error) {
    const [reason = ''] = (await explain(error)).split('\n')
    throw new ConfigError(
      `${there.baseUrl} lets no guest in: ${reason}\n` +
        'Check --against, --organization, --client-id, --redirect-uri and --site.',
    )
  }
}

/**
 * Replays the contract suite on the sandbox and on another instance, and prints how their answers
 * differ. Resolves to 0 when they do not, else to 1. Throws `ConfigError` for a bad command line.
 * @param settings what tests shorten: the scenarios, and the import into the sandbox
 */
export async function verifyCommand(args: string[], settings: Settings = {}): Promise<number> {
  const {fillData, env} = settings
  const given = readOptions(args)
  if (given.help) {
    console.log(usage)
    return 0
  }
  if (!given.against) throw new ConfigError(`Say which instance: --against URL\n${usage}`)
  const defaults = readConfig({archive: given.archive, plugins: given.plugins?.join(',')}, env)
  if (defaults.archives.length === 0) {
    throw new ConfigError(`Say which data the instance has: --archive PATH\n${usage}`)
  }
  const {site: siteId = 'DEU', locale = 'de-DE'} = given
  const baseUrl = readUrl('against', given.against)
  /** What both sides have when they have the same data. */
  const common = {
    siteId,
    locale,
    couponCode: given.coupon,
    campaignId: given.campaign,
    giftCertificateCode: given['gift-certificate'],
    pageId: given.page,
    slotId: given.slot,
    orderManagement: given['order-management'] === true,
    hostedPayment: given['hosted-payment'] === true,
    projectEndpoints: given['no-project-endpoints'] !== true,
  }
  const contracts = await contractsOf(await loadPlugins(defaults))
  const {scenarios = [...coreScenarios, ...contracts.flatMap((one) => one.scenarios)]} = settings
  const there: Target = {
    ...common,
    operations: new OperationTable(contracts.map(({operations}) => operations)),
    baseUrl,
    ocapiUrl: given.ocapi ? readUrl('ocapi', given.ocapi) : baseUrl,
    organizationId: given.organization ?? defaults.organizationId,
    clientId: given['client-id'] ?? defaults.clientId,
    clientSecret: given['client-secret'],
    accountManagerUrl: undefined,
    redirectUri: readUrl('redirect-uri', given['redirect-uri'] ?? 'http://localhost:3000/callback'),
    outboxUrl: given.sandbox ? `${baseUrl}/outbox.json` : undefined,
    adminUrl: given.sandbox ? `${baseUrl}/admin` : undefined,
  }
  await requireGuest(there)
  const {giftCertificateCode} = common
  const local = await startLocalTarget({
    siteId,
    locale,
    archives: defaults.archives,
    plugins: defaults.plugins,
    giftCertificateCode,
    fillData,
  })
  try {
    const result = await verify(scenarios, {...local.target, ...common}, there, {
      write: given.write === true,
    })
    console.log(describeVerification(result))
    return differs(result) ? 1 : 0
  } finally {
    await local.close()
  }
}
