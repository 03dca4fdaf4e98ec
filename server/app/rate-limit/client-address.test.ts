import type {IncomingMessage} from 'node:http'
import {clientOf, parseTrustedProxies} from './client-address'

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: {remoteAddress},
    headers: forwarded === undefined ? {} : {'x-forwarded-for': forwarded},
  }) as unknown as IncomingMessage

it.each([
  // Entries that any client can write are not trusted.
  ['', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['loopback', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['loopback', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['loopback', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['10.0.0.0/8', '10.1.2.3', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['10.0.0.5', '10.0.0.5', '198.51.100.7', '198.51.100.7'],
  ['10.0.0.5', '10.0.0.6', '198.51.100.7', '10.0.0.6'],
  ['private,loopback', '127.0.0.1', '198.51.100.7, 192.168.1.1, fd00::1', '198.51.100.7'],
  ['private', '10.0.0.1', 'nonsense', '10.0.0.1'],
  ['private', '10.0.0.1', '198.51.100.7:51234', '198.51.100.7'],
  ['1', '10.0.0.1', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['2', '10.0.0.1', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['2', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['0', '10.0.0.1', '198.51.100.7', '10.0.0.1'],
  // One customer has a whole /64.
  ['', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, '2001:db8:1:2::/64'],
  ['', '2001:db8:1:2::1', undefined, '2001:db8:1:2::/64'],
  ['', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['loopback', '::1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::/32', '2001:db8::5', '2001:dba:1:2:3::1', '2001:dba:1:2::/64'],
])('with "%s" trusted, %s forwarding %s is %s', (trusted, remote, forwarded, client) => {
  expect(clientOf(asked(remote, forwarded), parseTrustedProxies(trusted))).toBe(client)
})

it.each([
  '10.0.0.0/33',
  'proxy.example',
  '10.0.0',
  '2001:db8::/129',
  'constructor',
  '10.0.0.0/8/8x',
  '10.0.0.0/',
])('refuses %s with the name of the variable', (text) => {
  expect(() => parseTrustedProxies(text)).toThrow(/^TRUSTED_PROXIES: /)
})
