import {recordOf, SCRIPT_IDS} from '@config/scripts/records'
import {isGranted} from '@app/features/consent/public/tracking-consent'

const matches = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )

/** Cookies may have been set for the host or for a domain above it. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

function removeCookies(patterns: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const domains = ['', ...domainsOf(window.location.hostname).map((domain) => `; Domain=${domain}`)]
  for (const name of names.filter((one) => matches(one, patterns))) {
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

function removeEntries(storage: Storage, patterns: readonly string[]): void {
  for (const key of Object.keys(storage)) if (matches(key, patterns)) storage.removeItem(key)
}

/** Removes the cookies and the storage of all services without the shopper's consent (rule SCRIPT-3). */
export function removeLeftovers(): void {
  const records = SCRIPT_IDS.map(recordOf).filter(({consent}) => !isGranted(consent))
  removeCookies(records.flatMap(({cookies}) => cookies))
  const keys = records.flatMap(({storage}) => storage)
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      removeEntries(open(), keys)
    } catch {
      // The browser blocks storage, so services have none.
    }
  }
}
