import {createPaths} from '../../../common/paths'
import {fromPath, type SiteAndLocale} from '../site-resolver'

/** What a system passes to the installed app: other apps put an address into either field. */
export interface SharedParts {
  readonly title?: string
  readonly text?: string
  readonly url?: string
}

/** Maximum length of a shared text that is searched for. */
const LONGEST_PHRASE = 100
const ADDRESS = /https?:\/\/[^\s<>"]+/i
/** What a sentence puts behind an address. */
const END_OF_SENTENCE = /[.,;:!?)\]}'’”»]+$/

function addressIn({url = '', text = '', title = ''}: SharedParts): URL | null {
  for (const part of [url, text, title]) {
    const [found = ''] = ADDRESS.exec(part) ?? []
    const address = part === url ? found : found.replace(END_OF_SENTENCE, '')
    if (URL.canParse(address)) return new URL(address)
  }
  return null
}

/**
 * Path to which a share leads (rule FRAME-22): an address of this shop to its page, a text to the search for it, all else home. The
 * answer is a path of a site and locale of ours, never another host.
 * @param host host and port of the shop
 */
export function sharedPath(where: SiteAndLocale, host: string, parts: SharedParts): string {
  const paths = createPaths(where.site, where.locale)
  const address = addressIn(parts)
  if (address) {
    const isOurs = address.host === host && fromPath(address.pathname) !== null
    return isOurs ? address.pathname + address.search + address.hash : paths.home()
  }
  const phrase = (parts.text || parts.title || '').replaceAll(/\s+/g, ' ').trim()
  return phrase ? paths.search(phrase.slice(0, LONGEST_PHRASE)) : paths.home()
}
