import {execFileSync} from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const PATHS = 'import-x/no-restricted-paths'

interface Snippet {
  name: string
  /** Rule that the snippet breaks; undefined for a valid snippet. */
  rule: string | undefined
  file: string
  code: string
}

const importing = (module: string) => `import * as it from '${module}'\nexport const used = it\n`

/** A file with one call, `api.scapi` for example, of a function that gets the values of a form. */
const sending = (call: string) => `import {pick} from '@app/shared/lib/pick'
import type {Shop} from '@app/shared/lib/shop-context'
declare const postSession: (site: string, call: string, body: object) => Promise<void>
export const used = [pick, postSession]
export async function send({api}: Shop, person: {email: string; news?: boolean}): Promise<void> {
  ${call}
}
`

const snippets: Snippet[] = [
  {
    name: 'shared code imports a feature',
    rule: PATHS,
    file: 'app/shared/lib/snippet.ts',
    code: importing('@app/features/catalog/public/tile'),
  },
  {
    name: 'a feature imports a file of another one that is not public',
    rule: 'no-restricted-imports',
    file: 'app/features/cart/snippet.ts',
    code: importing('@app/features/catalog/model/refinement-group'),
  },
  {
    name: 'shared code imports a page',
    rule: PATHS,
    file: 'app/shared/ui/snippet.tsx',
    code: importing('../../pages/cart/index'),
  },
  {
    name: 'a feature imports a page',
    rule: PATHS,
    file: 'app/features/basket/snippet.ts',
    code: importing('@app/pages/cart/index'),
  },
  {
    name: 'a page imports what frames it',
    rule: PATHS,
    file: 'app/pages/cart/snippet.ts',
    code: importing('@app/components/_app/index'),
  },
  {
    name: 'a feature imports a higher one',
    rule: PATHS,
    file: 'app/features/catalog/model/snippet.ts',
    code: importing('@app/features/product/public/product'),
  },
  {
    name: 'a feature imports a type of a higher one',
    rule: PATHS,
    file: 'app/features/address/model/snippet.ts',
    code: "import type {Draft} from '../../checkout/model/draft'\nexport type Used = Draft\n",
  },
  {
    name: 'a feature imports a lower one',
    rule: undefined,
    file: 'app/features/product/model/snippet.ts',
    code: importing('@app/features/catalog/public/tile'),
  },
  {
    name: 'the storefront imports the sandbox',
    rule: PATHS,
    file: 'app/shared/api/snippet.ts',
    code: importing('../../../sandbox/config'),
  },
  {
    name: 'the storefront imports the server',
    rule: PATHS,
    file: 'app/features/field/snippet.ts',
    code: importing('../../../server/app/messages'),
  },
  {
    name: 'the server imports a feature',
    rule: PATHS,
    file: 'server/app/snippet.ts',
    code: importing('../../app/features/catalog/public/tile'),
  },
  {
    name: 'common code imports the storefront',
    rule: PATHS,
    file: 'common/snippet.ts',
    code: importing('../app/shared/lib/use-paths'),
  },
  {
    name: 'the sandbox imports the storefront',
    rule: PATHS,
    file: 'sandbox/http/snippet.ts',
    code: importing('../../common/paths'),
  },
  {
    name: 'the sandbox imports the demonstration shop',
    rule: PATHS,
    file: 'sandbox/http/snippet.ts',
    code: importing('../../demo/catalogue/shop'),
  },
  {
    name: 'a test of the sandbox imports the demonstration shop',
    rule: undefined,
    file: 'sandbox/testing/snippet.ts',
    code: importing('../../demo/catalogue/shop'),
  },
  ...['sandbox/http', 'app/shared/lib', 'server/app'].map((folder) => ({
    name: `${folder} imports the endpoints of our shop`,
    rule: PATHS,
    file: `${folder}/snippet.ts`,
    code: importing(`${folder.replace(/\w+/g, '..')}/demo/endpoints/index`),
  })),
  {
    name: 'an endpoint of our shop imports a file of the sandbox',
    rule: PATHS,
    file: 'demo/endpoints/snippet.ts',
    code: importing('../../sandbox/domains/orders/order-service'),
  },
  {
    name: 'an endpoint of our shop imports what plug-ins have',
    rule: undefined,
    file: 'demo/endpoints/snippet.ts',
    code: importing('commerce-sandbox/domains/orders'),
  },
  {
    name: 'a test of an endpoint imports a file of the sandbox',
    rule: undefined,
    file: 'demo/endpoints/snippet.test.ts',
    code: importing('../../sandbox/testing/test-shop'),
  },
  {
    name: 'a company of the sandbox imports a domain by its file',
    rule: PATHS,
    file: 'sandbox/companies/maps/snippet.ts',
    code: importing('../../domains/orders/order-service'),
  },
  {
    name: 'a company of the sandbox imports another one',
    rule: PATHS,
    file: 'sandbox/companies/maps/snippet.ts',
    code: importing('../social/feed'),
  },
  {
    name: 'a company of the sandbox imports what plug-ins have',
    rule: undefined,
    file: 'sandbox/companies/maps/snippet.ts',
    code: importing('commerce-sandbox/domains/orders'),
  },
  {
    name: 'the demonstration shop imports the storefront',
    rule: PATHS,
    file: 'demo/catalogue/source/snippet.ts',
    code: importing('../../../common/paths'),
  },
  {
    name: 'the inspector imports the sandbox',
    rule: PATHS,
    file: 'inspector/facts/snippet.ts',
    code: importing('../../sandbox/config'),
  },
  {
    name: 'the storefront imports the inspector',
    rule: PATHS,
    file: 'app/shared/lib/snippet.ts',
    code: importing('../../../inspector/facts/facts'),
  },
  {
    name: 'a server imports the demonstration shop',
    rule: PATHS,
    file: 'server/host/snippet.ts',
    code: importing('../../demo/studio/size'),
  },
  {
    name: 'a domain imports a protocol',
    rule: PATHS,
    file: 'sandbox/domains/catalog/snippet.ts',
    code: importing('../../http/app'),
  },
  {
    name: 'a domain imports the whole sandbox',
    rule: PATHS,
    file: 'sandbox/domains/catalog/snippet.ts',
    code: "import type {Sandbox} from '../../sandbox'\nexport type Used = Sandbox\n",
  },
  {
    name: 'a domain imports a higher one',
    rule: PATHS,
    file: 'sandbox/domains/catalog/snippet.ts',
    code: importing('../orders/order'),
  },
  {
    name: 'a domain imports a lower one',
    rule: undefined,
    file: 'sandbox/domains/orders/snippet.ts',
    code: importing('../catalog/images'),
  },
  {
    name: 'shared documents import a protocol',
    rule: PATHS,
    file: 'sandbox/wire/products/snippet.ts',
    code: importing('../../http/errors'),
  },
  {
    name: 'a protocol imports the other one',
    rule: PATHS,
    file: 'sandbox/http/ocapi/snippet.ts',
    code: importing('../scapi/answer-cache'),
  },
  {
    name: 'a decision by country',
    rule: 'shop/countries',
    file: 'app/features/order/model/snippet.ts',
    code: "export const isJapan = (countryCode: string) => countryCode === 'JP'\n",
  },
  {
    name: 'a list of countries',
    rule: 'shop/countries',
    file: 'common/snippet.ts',
    code: "export const miles = new Set(['GB', 'US'])\n",
  },
  {
    name: 'a table by country',
    rule: 'shop/countries',
    file: 'app/features/basket/model/snippet.ts',
    code: "export const taxes = {DE: 'cart.tax'}\n",
  },
  {
    name: 'a decision by site',
    rule: 'shop/countries',
    file: 'server/app/snippet.ts',
    code: "export const isGlobal = (site: {id: string}) => site.id === 'GLO'\n",
  },
  {
    name: 'a status that is no country',
    rule: undefined,
    file: 'server/app/snippet.ts',
    code: "export const isFine = (status: string) => status === 'OK'\n",
  },
  ...(
    [
      ['fetch', 'shop/outgoing-globals', "export const read = () => fetch('http://a.test')\n"],
      ['fetch as a value', 'shop/outgoing-globals', 'export const send = fetch\n'],
      ['fetch of globalThis', 'shop/outgoing-properties', 'export const send = globalThis.fetch\n'],
      [
        'http.request',
        'shop/outgoing-properties',
        "import http from 'node:http'\nexport const read = () => http.request('http://a.test')\n",
      ],
      [
        'request of node:https',
        'shop/outgoing-imports',
        "import {request} from 'node:https'\nexport const read = request\n",
      ],
      [
        'net.connect',
        'shop/outgoing-properties',
        "import net from 'node:net'\nexport const open = () => net.connect(80)\n",
      ],
      [
        'a proxy',
        'shop/outgoing-imports',
        "import {createProxyMiddleware} from 'http-proxy-middleware'\nexport const made = createProxyMiddleware\n",
      ],
      [
        'keys of another server',
        'shop/outgoing-imports',
        "import {createRemoteJWKSet} from 'jose'\nexport const keys = createRemoteJWKSet\n",
      ],
    ] as const
  ).flatMap(([name, rule, code]) =>
    ['server/app', 'server/host', 'sandbox/http', 'inspector/facts', 'demo/catalogue'].map(
      (folder) => ({name: `${name} in ${folder}`, rule, file: `${folder}/snippet.ts`, code}),
    ),
  ),
  {
    name: 'fetch in the function through which calls go',
    rule: undefined,
    file: 'common/outgoing.ts',
    code: "export const read = () => fetch('http://a.test')\n",
  },
  ...['callOrigin', 'fetchOf'].map((name) => ({
    name: `${name} in the shop's server`,
    rule: 'shop/backend-calls',
    file: 'server/app/session/snippet.ts',
    code: `import {${name}} from '../../../common/outgoing'\nexport const call = ${name}\n`,
  })),
  {
    name: 'callOrigin in the function through which the server calls',
    rule: undefined,
    file: 'server/app/call-backend.ts',
    code: "import {callOrigin} from '../../common/outgoing'\nexport const call = callOrigin\n",
  },
  {
    name: 'fetch in a browser',
    rule: undefined,
    file: 'app/shared/api/snippet.ts',
    code: "export const read = () => fetch('/a')\n",
  },
  {
    name: 'an origin that is not of the configuration',
    rule: 'shop/configured-origins',
    file: 'server/app/snippet.ts',
    code: "import type {ConfiguredOrigin} from '../../config/configured-origin'\nexport const made = (host: string) => host as ConfiguredOrigin\n",
  },
  {
    name: 'an amount that is written without saying whether it is a price',
    rule: 'shop/written-amounts',
    file: 'app/features/cart/components/snippet.tsx',
    code: "import {formatMoney} from '@app/shared/i18n/format'\nexport const used = formatMoney\n",
  },
  {
    name: 'an amount written by Intl alone',
    rule: 'shop/plain-amounts',
    file: 'sandbox/companies/payment/assets/snippet.js',
    code: "export const written = (n) => new Intl.NumberFormat('sv', {style: 'currency', currency: 'SEK'}).format(n)\n",
  },
  {
    name: 'an amount written by Intl alone in a script that is text',
    rule: 'shop/plain-amounts',
    file: 'sandbox/companies/third-party/snippet.ts',
    code: "export const script = `show(new Intl.NumberFormat('sv', {style: 'currency', currency: c}).format(n))`\n",
  },
  {
    name: 'a price in markup of the server that business customers would see with tax',
    rule: 'shop/marked-prices',
    file: 'app/features/product/components/Snippet.tsx',
    code: "import {usePriceText} from '@app/features/catalog/public/price'\nexport function Snippet() {\n  const {price} = usePriceText()\n  return <p>{price(9, 0.19)}</p>\n}\n",
  },
  {
    name: 'a price that is hidden until it is net',
    rule: undefined,
    file: 'app/features/product/components/Snippet.tsx',
    code: "import {usePriceText} from '@app/features/catalog/public/price'\nexport function Snippet() {\n  const text = usePriceText()\n  return <p {...text.gross}>{text.price(9, 0.19)}</p>\n}\n",
  },
  {
    name: 'an address from the host of a request',
    rule: 'shop/own-address',
    file: 'server/app/snippet.ts',
    code: 'type Request = {headers: {host: string}}\nexport const at = (req: Request) => `https://${req.headers.host}/`\n',
  },
  {
    name: 'a host taken out of the headers',
    rule: 'shop/own-address',
    file: 'server/app/snippet.ts',
    code: 'export const at = ({headers: {host}}: {headers: {host: string}}) => host\n',
  },
  {
    name: 'an address from a forwarded host',
    rule: 'shop/own-address',
    file: 'server/host/snippet.ts',
    code: "export const at = (headers: Record<string, string>) => headers['x-forwarded-host']\n",
  },
  {
    name: 'an address that PWA Kit made of a forwarded host',
    rule: 'shop/own-address',
    file: 'server/app/snippet.ts',
    code: 'export const at = (locals: {xForwardedOrigin: string}) => locals.xForwardedOrigin\n',
  },
  {
    name: 'any',
    rule: '@typescript-eslint/no-explicit-any',
    file: 'app/shared/lib/snippet.ts',
    code: 'export const given = (value: any): string => String(value)\n',
  },
  {
    name: 'a type that is imported as a value',
    rule: '@typescript-eslint/consistent-type-imports',
    file: 'app/features/product/model/snippet.ts',
    code: "import {TileModel} from '@app/features/catalog/public/tile'\nexport type Used = TileModel\n",
  },
  ...[
    'export const Snippet = () => <p dangerouslySetInnerHTML={{__html: location.hash}} />\n',
    'export const props = {dangerouslySetInnerHTML: {__html: location.hash}}\n',
    'export const show = (place: Element, text: string) => {\n  place.innerHTML = text\n}\n',
    "export const show = (place: Element, text: string) => place.insertAdjacentHTML('beforeend', text)\n",
    "export const read = (text: string) => new DOMParser().parseFromString(text, 'text/html')\n",
    'export const show = (text: string) => document.write(text)\n',
    "import type {SafeHtml} from '@common/safe-html'\nexport const made = (text: string) => text as SafeHtml\n",
  ].map((code, index) => ({
    name: `markup that the pipeline did not make, ${index + 1}`,
    rule: code.includes('SafeHtml') ? 'shop/safe-html' : 'shop/raw-html',
    file: 'app/features/product/components/Snippet.tsx',
    code,
  })),
  {
    name: 'safe markup in a page',
    rule: undefined,
    file: 'app/features/product/components/Snippet.tsx',
    code: "import type {SafeHtml} from '@common/safe-html'\nimport {markup} from '@app/shared/ui/safe-markup'\nexport const Snippet = ({html}: {html: SafeHtml}) => <p {...markup(html)} />\n",
  },
  {
    name: 'names that are joined with a Latin comma',
    rule: 'shop/joined-names',
    file: 'app/features/product/components/Snippet.tsx',
    code: "export const Snippet = ({names}: {names: string[]}) => <p>{names.join(', ')}</p>\n",
  },
  ...[
    'const [busy, setBusy] = useState(false)',
    'const [isSending, setSending] = useState(false)',
    "const [state, setState] = useState<'open' | 'saving'>('open')",
    "type State = 'open' | 'sending'\n  const state: State = 'open'",
    'const underWay = useRef(false)',
    'const form = useForm()',
    'const {isSubmitting} = useFormState()',
  ].map((code, index) => ({
    name: `a busy state or a form that is set up by hand, ${index + 1}`,
    rule: 'shop/hand-made-states',
    file: 'app/features/cart/use-snippet.ts',
    code: `import {useRef, useState} from 'react'\n${code.includes('useForm()') ? "import {useForm} from 'react-hook-form'\n" : ''}export function useSnippet() {\n  ${code}\n}\n`,
  })),
  ...["'/product/shopper-products/v1/organizations/a'", '`/checkout/shopper-baskets/v2/${id}`'].map(
    (code) => ({
      name: `a path of a Shopper API: ${code}`,
      rule: 'shop/shopper-paths',
      file: 'app/features/cart/snippet.ts',
      code: `export const pathOf = (id: string) => [id, ${code}]\n`,
    }),
  ),
  ...[
    "useQuery({queryKey: ['cart', shop.site.id], queryFn: () => read(shop)})",
    "useQuery(['cart', shop.site.id], () => read(shop))",
    "const queryKey = ['cart', shop.site.id]",
    "void queryClient.invalidateQueries(['cart'])",
    "queryClient.setQueryData<string>(['cart', shop.site.id], '')",
  ].map((code, index) => ({
    name: `a key of a query that is written by hand, ${index + 1}`,
    rule: 'shop/query-keys',
    file: 'app/features/cart/use-snippet.ts',
    code: `export function useSnippet() {\n  ${code}\n}\n`,
  })),
  {
    name: 'a query that is defined',
    rule: undefined,
    file: 'app/features/cart/api/get-snippet.ts',
    code: "import {defineQuery} from '@app/shared/api/define-query'\nexport const {query, use: useSnippet} = defineQuery({key: ['cart', 'snippet'], read: ({api}) => api.ocapi('/snippet')})\nexport const keyOf = (shop: Parameters<typeof query>[0]) => query(shop).queryKey\n",
  },
  {
    name: 'a path of a Custom API',
    rule: undefined,
    file: 'app/features/cart/snippet.ts',
    code: "export const path = '/custom/shopper-basket-link/v1/organizations/a'\n",
  },
  {
    name: 'states that are not of an action',
    rule: undefined,
    file: 'app/features/cart/use-snippet.ts',
    code: "import {useRef, useState} from 'react'\nimport {useAction} from '@app/features/faults/public/use-action'\nexport function useSnippet(act: () => Promise<void>) {\n  const told = useRef(false)\n  const [state, setState] = useState<'unused' | 'open'>('unused')\n  const {busy, run} = useAction(act)\n  return {told, state, setState, busy, run}\n}\n",
  },
  {
    name: 'loose equality',
    rule: 'eqeqeq',
    file: 'app/shared/lib/snippet.ts',
    code: 'export const same = (a: string, b: string) => a == b\n',
  },
  {
    name: 'a line for developers in the storefront',
    rule: 'no-console',
    file: 'app/shared/lib/snippet.ts',
    code: "console.log('here')\n",
  },
  {
    name: 'a query that takes an object over whole',
    rule: 'shop/listed-fields',
    file: 'app/features/newsletter/api/snippet.ts',
    code: sending('await api.ocapi("/newsletter", {query: {...person, optIn: 1}})'),
  },
  {
    name: 'a body that is an object from elsewhere',
    rule: 'shop/listed-fields',
    file: 'app/features/newsletter/api/snippet.ts',
    code: sending('await api.scapi("/newsletter", {method: "POST", body: person})'),
  },
  {
    name: 'a body that takes an object over behind a condition',
    rule: 'shop/listed-fields',
    file: 'app/features/newsletter/api/snippet.ts',
    code: sending(
      'const options = {method: "POST", body: {list: [{...(person && person)}]}} as const\n  await api.scapi("/newsletter", options)',
    ),
  },
  {
    name: 'a session call that takes the values of a form over',
    rule: 'shop/listed-fields',
    file: 'app/features/newsletter/api/snippet.ts',
    code: sending('await api.postSession("DEU", "login", {...person})').replace('api.p', 'p'),
  },
  {
    name: 'a body that lists its fields',
    rule: undefined,
    file: 'app/features/newsletter/api/snippet.ts',
    code: sending(
      'await api.scapi("/newsletter", {method: "POST", body: {...pick(person, "email"), ...(person.news && {optIn: 1})}})',
    ),
  },
  {
    name: 'a hook behind a condition',
    rule: 'react-hooks/rules-of-hooks',
    file: 'app/shared/ui/Snippet.tsx',
    code: "import {useState} from 'react'\nexport function Snippet({on}: {on: boolean}) {\n  if (on) useState(0)\n  return null\n}\n",
  },
  {
    name: 'a path that is encoded beside the table of paths',
    rule: 'shop/address-globals',
    file: 'app/features/catalog/model/snippet.ts',
    code: 'export const pathOf = (id: string) => `/product/${encodeURIComponent(id)}`\n',
  },
  {
    name: 'a path that is decoded behind the edge of the router',
    rule: 'shop/address-globals',
    file: 'server/app/snippet.ts',
    code: 'export const idOf = (path: string) => decodeURIComponent(path)\n',
  },
  {
    name: 'a page that reads parameters as they are in the address',
    rule: 'shop/address-imports',
    file: 'app/pages/product/snippet.ts',
    code: "import {useParams} from 'react-router-dom'\nexport const used = useParams\n",
  },
  {
    name: 'a picture without words',
    rule: 'jsx-a11y/alt-text',
    file: 'app/shared/ui/Snippet.tsx',
    code: 'export const Snippet = () => <img src="a.jpg" />\n',
  },
]

const found = JSON.parse(
  execFileSync(process.execPath, ['lint/lint-snippets.mjs'], {
    cwd: root,
    input: JSON.stringify(snippets.map(({file, code}) => ({file, code}))),
    encoding: 'utf8',
  }),
) as string[][]

it.each(snippets.map(({name, rule}, index) => [name, rule, found[index]] as const))(
  '%s: %s',
  (_name, rule, rules) => {
    if (rule === undefined) expect(rules).toEqual([])
    else expect(rules).toContain(rule)
  },
)
