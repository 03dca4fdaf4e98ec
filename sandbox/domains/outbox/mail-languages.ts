import path from 'node:path'
import {LanguageTexts} from '../sites/language-texts'
import {composeMails} from './compose-mails'
import type {MailTexts, OrderTexts} from './mail-texts'
import type {MailLanguage} from './mail-values'
import type {OrderMailTotal} from './order-mail-values'

const AMERICAN = 'en-us'
const mailFiles = new LanguageTexts<MailTexts>(path.join(__dirname, 'languages'), 'mails')

/** Texts of American English that differ from those of English. */
interface Differences {
  readonly letters: Partial<MailTexts['letters']>
  readonly orders: {
    readonly [Part in 'totals' | 'facts' | 'links' | 'letters']: Partial<OrderTexts[Part]>
  }
}

function american(en: MailTexts, {letters, orders}: Differences): MailTexts {
  return {
    ...en,
    letters: {...en.letters, ...letters},
    orders: {
      ...en.orders,
      totals: {...en.orders.totals, ...orders.totals},
      facts: {...en.orders.facts, ...orders.facts},
      links: {...en.orders.links, ...orders.links},
      letters: {...en.orders.letters, ...orders.letters},
    },
  }
}

/** Languages that have mails. */
export const mailTextLanguages = (): readonly string[] => mailFiles.languages

/** Returns the texts of all mails for a locale. */
export function mailTexts(locale: string): MailTexts {
  const texts = mailFiles.of(locale)
  return mailFiles.languageOf(locale) === AMERICAN ? american(mailFiles.of('en'), texts) : texts
}

const composed = new Map<string, MailLanguage>()

/** Returns the mail templates for a locale, else for its language; English for a language without templates. */
export function mailLanguage(locale: string): MailLanguage {
  const key = mailFiles.languageOf(locale)
  const known = composed.get(key)
  if (known) return known
  const language = composeMails(mailTexts(key))
  composed.set(key, language)
  return language
}

/** Returns the names of an order's sums for a locale. */
export function mailLanguageTotals(
  locale: string,
): Readonly<Record<OrderMailTotal['kind'], string>> {
  return mailLanguage(locale).orderTotals
}
