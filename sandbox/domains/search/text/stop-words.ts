import {languageOf} from './stemming'

/** Words that say nothing about a product, for archives that bring no lists of their own. */
const lists: Readonly<Record<string, string>> = {
  da: 'af en et den det de der for fra i med og om på som til',
  de: 'am an auf aus bei das dem den der des die ein eine einem einen einer für im in ist mit oder und vom von zu zum zur',
  en: 'a an and are as at by for from in is of on or the to with',
  es: 'a al con de del el en es la las lo los o para por un una y',
  fi: 'ja on se tai',
  fr: 'à au aux avec c d dans de des du en et l la le les ou par pour s sur un une',
  it: 'a al alla con da dal della di e gli i il in la le lo o per un una',
  ja: 'ノ ハ ガ ヲ ニ デ ト モ ヤ ヘ',
  ko: '및 의',
  nb: 'av en et den det de der for fra i med og om på som til',
  nl: 'aan bij de den der een en het in is met of om op te van voor',
  no: 'av en et den det de der for fra i med og om på som til',
  pt: 'a ao as com da das de do dos e em na no o os ou para por um uma',
  sv: 'av den det en ett för från i med och om på som till är',
  zh: '的 了 和 与',
}

const known = new Map<string, ReadonlySet<string>>()

/** Stop words of the language of a locale; none for a language without a list. */
export function defaultStopWords(locale: string): ReadonlySet<string> {
  const language = languageOf(locale)
  let words = known.get(language)
  if (!words) {
    words = new Set((lists[language] ?? '').split(' ').filter((word) => word !== ''))
    known.set(language, words)
  }
  return words
}
