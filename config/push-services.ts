import type {ConfiguredOrigin} from './configured-origin'

/** A push service that servers may call, as the configuration writes it. */
export interface PushService {
  readonly protocol: string
  /** Host name, with `*` for one label in front: `*.notify.windows.com`. */
  readonly hostname: string
  /** '' for the default port. */
  readonly port: string
  /** Beginning of the paths, with slashes around. */
  readonly path: string
}

/** Addresses of the push services of Chrome and Edge, Firefox, Windows and Safari. */
export const KNOWN_PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://web.push.apple.com',
].join(',')

export const PUSH_SERVICES_RULE =
  'must be origins of push services, such as https://fcm.googleapis.com or https://*.notify.windows.com, with or without a path'

/** Maximum length of a browser's address at its push service in characters. */
const MAX_LENGTH = 1024
const LABEL = '*.'

function parseService(text: string): PushService | null {
  if (!URL.canParse(text)) return null
  const {protocol, hostname, port, pathname, username, password, search, hash} = new URL(text)
  const isPlain = username + password + search + hash === ''
  // `*.com` would be everybody.
  const isHost = /^(\*\.[a-z0-9-]+\.)?[a-z0-9.-]+$/.test(hostname)
  if (!/^https?:$/.test(protocol) || !isPlain || !isHost) return null
  return {protocol, hostname, port, path: pathname.endsWith('/') ? pathname : `${pathname}/`}
}

/** The services of a list with commas; null when one of them cannot be read. */
export function parsePushServices(text: string): PushService[] | null {
  const services = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(parseService)
  return services.includes(null) ? null : (services as PushService[])
}

const isHostOf = (service: string, hostname: string): boolean =>
  service.startsWith(LABEL)
    ? /^[a-z0-9-]+$/.test(hostname.slice(0, -(service.length - 1))) &&
      hostname.endsWith(service.slice(1))
    : hostname === service

/**
 * The address of a browser at a push service of the configuration: browsers name it, so it is compared part by part.
 * @returns null for any other host, protocol or port, for one with a user, and for one below another path
 */
export function pushAddress(
  services: readonly PushService[],
  endpoint: string,
): {readonly origin: ConfiguredOrigin; readonly path: string} | null {
  if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return null
  const {protocol, hostname, port, pathname, search, username, password, origin} = new URL(endpoint)
  if (username + password !== '') return null
  const isKnown = services.some(
    (one) =>
      one.protocol === protocol &&
      one.port === port &&
      isHostOf(one.hostname, hostname) &&
      pathname.startsWith(one.path) &&
      pathname.length > one.path.length,
  )
  // The configuration names this origin, or all hosts of its domain.
  return isKnown ? {origin: origin as ConfiguredOrigin, path: pathname + search} : null
}
