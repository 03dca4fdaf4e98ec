/** Query by which a visit begins from the icon; page caches drop it, reports of campaigns count it. */
export const INSTALLED_MARK = 'utm_source=homescreen'

/** Path, below site and locale, to which the system sends what was shared with the installed app. */
export const OPEN_SHARED_PATH = '/open-shared'

/** Address of the manifest of a site and locale. */
export const manifestPath = (prefix: string): string => `/manifest${prefix}.webmanifest`
