import type {IncomingMessage} from 'node:http'
import {BlockList, isIP} from 'node:net'

/**
 * Proxies whose `X-Forwarded-For` is trusted: the number of proxies in front of the shop, or their addresses. A
 * number is for a shop that clients can reach only through its proxies.
 */
type TrustedProxies = number | BlockList

/** Names for address ranges that are not reachable from the Internet. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function addPrefix(list: BlockList, text: string): void {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = familyOf(address)
  const longest = family === 'ipv6' ? 128 : 32
  const bits = length === undefined ? longest : Number(length)
  if (isIP(address) === 0 || bits > longest) {
    throw new Error(
      `TRUSTED_PROXIES: "${text}" is no address, no prefix such as 10.0.0.0/8 and no number of proxies`,
    )
  }
  list.addSubnet(address, bits, family)
}

/**
 * Reads `2` or `10.0.0.0/8, 2001:db8::/32, loopback, private`; '' trusts no proxy.
 * @throws Error naming the part that cannot be read
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const trimmed = text.trim()
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed)
  const list = new BlockList()
  for (const part of trimmed.split(/[\s,]+/).filter(Boolean)) {
    const prefixes = Object.hasOwn(NAMED, part) ? (NAMED[part] ?? []) : [part]
    for (const prefix of prefixes) addPrefix(list, prefix)
  }
  return list
}

/** An address without port, brackets and zone; IPv4 inside IPv6 as IPv4. '' for an invalid address. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, before] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? before ?? text).split('%')
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  const plain = mapped ?? address
  return isIP(plain) === 0 ? '' : plain
}

const groupsOf = (half: string | undefined): string[] =>
  half ? half.split(':').filter(Boolean) : []

/** The first 64 bits of an IPv6 address, the smallest network that a provider assigns to one customer. */
function networkOf(address: string): string {
  const [before, after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = groupsOf(before)
  const last = groupsOf(after)
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/**
 * Client address for rate limits: the nearest address that is not one of our proxies, IPv6 by its /64 network. Entries
 * further left in `X-Forwarded-For` can be written by any client.
 */
export function clientOf({headers, socket}: IncomingMessage, trusted: TrustedProxies): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse()
  let client = plainAddress(socket.remoteAddress ?? '')
  let passed = 0
  for (const text of forwarded) {
    const isOurs =
      typeof trusted === 'number'
        ? passed < trusted
        : client !== '' && trusted.check(client, familyOf(client))
    const next = plainAddress(text.trim())
    if (!isOurs || next === '') break
    client = next
    passed += 1
  }
  return isIP(client) === 6 ? networkOf(client) : client
}
