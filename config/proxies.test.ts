import fs from 'node:fs'
import path from 'node:path'
import {proxies, toProxyConfigs} from './proxies'
import {tableRows} from './testing/table-rows'
import {backendVariables} from './variables/backends'

const yes = (value: boolean): string => (value ? 'yes' : 'no')

describe('the table of proxies', () => {
  it('is what the guide of the host says', () => {
    const guide = fs.readFileSync(path.resolve(__dirname, '../docs/guides/host.md'), 'utf8')
    expect(tableRows(guide, 'proxy')).toEqual(
      proxies.map(({name, variable, serves, example, policy}) => [
        `\`${name}\``,
        serves,
        `\`${variable}\``,
        `\`${example}\``,
        policy.readOnly ? 'GET, HEAD' : 'all',
        yes(policy.credentials),
        yes(policy.deferred),
        yes(policy.thirdParty),
      ]),
    )
  })

  it('has each name and each variable once', () => {
    for (const key of ['name', 'variable'] as const)
      expect(new Set(proxies.map((proxy) => proxy[key])).size).toBe(proxies.length)
  })

  it('has only variables that the schema of the environment knows', () => {
    const known = Object.keys(backendVariables)
    expect(proxies.map(({variable}) => variable).filter((name) => !known.includes(name))).toEqual(
      [],
    )
  })

  it('lets no cookies and tokens pass to another company', () => {
    const leaking = proxies.filter(({policy}) => policy.thirdParty && policy.credentials)
    expect(leaking).toEqual([])
  })
})

describe('toProxyConfigs', () => {
  const many = (count: number) =>
    Array.from({length: count}, (_, index) => ({name: `p${index}`, variable: `P${index}_ORIGIN`}))

  it('gives PWA Kit host, protocol and path, and nothing else, since all of it is in every page', () => {
    expect(
      toProxyConfigs({OCAPI_ORIGIN: 'https://shop.example.com/on', SANDBOX_PORT: '4321'}),
    ).toEqual([
      {host: 'localhost:4321', protocol: 'http', path: 'api'},
      {host: 'shop.example.com', protocol: 'https', path: 'ocapi'},
      {host: 'localhost:4321', protocol: 'http', path: 'sapi'},
      {host: 'localhost:4321', protocol: 'http', path: 'static'},
      {host: 'localhost:4321', protocol: 'http', path: 'curalate'},
    ])
  })

  it('stops at the ninth proxy', () => {
    expect(toProxyConfigs({}, many(8))).toHaveLength(8)
    expect(() => toProxyConfigs({}, many(9))).toThrow(
      'config/proxies.js declares 9 proxies, but Managed Runtime allows 8.',
    )
  })

  it.each(['shop', 'ftp://shop.example', 'javascript:alert(1)'])(
    'stops at the origin %s',
    (value) => {
      expect(() => toProxyConfigs({CURALATE_ORIGIN: value})).toThrow(
        `CURALATE_ORIGIN is "${value}", but must be an http or https address, such as https://shop.example.com.`,
      )
    },
  )
})
