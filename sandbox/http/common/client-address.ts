import {BlockList, isIPv6} from 'node:net'
import type {FastifyRequest} from 'fastify'

/** Addresses of this machine and of private networks, where the proxies and servers of a shop are. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/**
 * Address of the client of a request: the one that the proxy or server in front of the sandbox saw. Earlier
 * entries of `X-Forwarded-For` come from the client itself and may be false, and so may all entries of a caller that is
 * not near.
 */
export function clientAddress({headers, ip}: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  if (!near.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return ip
  const forwarded = headers['x-forwarded-for']
  const list = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')
  return list.split(',').at(-1)?.trim() || ip
}
