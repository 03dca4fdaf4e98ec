import type {Site} from './site-registry'

/** Time zone of a site by its standard preference, an IANA name; UTC where there is none. */
export function timeZoneOf({preferences}: Pick<Site, 'preferences'>): string {
  const named = preferences['SiteTimezone']
  return typeof named === 'string' && isTimeZone(named) ? named : 'Etc/UTC'
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone: name})
    return true
  } catch {
    return false
  }
}
