import {directionOf} from '@config/locales'

/** Languages whose letters are not in the Latin font file: the file that has them. */
const FONTS: Readonly<Record<string, string | null>> = {
  el: 'greek',
  bg: 'cyrillic',
  ru: 'cyrillic',
  uk: 'cyrillic',
  // In the system's fonts.
  ar: null,
  he: null,
  ja: null,
  ko: null,
  zh: null,
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? ''

/**
 * The one font file that a page preloads: the one with most of its letters. The others load when a stylesheet
 * finds their letters on the page.
 * @returns null for text in the system's fonts
 */
export function preloadedFont(locale: string): string | null {
  const font = FONTS[languageOf(locale)]
  return font === undefined ? 'latin' : font
}

/** Stylesheet of `static/theme/` for fonts, lines and direction of a script; null for Latin, Greek and Cyrillic. */
export function scriptTheme(locale: string): string | null {
  if (directionOf(locale) === 'rtl') return 'rtl'
  const language = languageOf(locale)
  return ['ja', 'ko', 'zh'].includes(language) ? language : null
}
