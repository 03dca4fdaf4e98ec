import {codesOf, flatten, languages, readTexts, translationsOf} from '../languages/languages'
import type {ProductSource, Text} from '../model'
import {ageTexts, dimensionLabels} from '../texts'
import {localized, type Element} from './xml'

/** Label of the last row, which every product has. */
export const ageLabel: Text = {en: 'Age', de: 'Alter', ja: '対象年齢', fr: 'Âge', nb: 'Alder'}

type Measured = Pick<ProductSource, 'dimensions' | 'ageFrom'>

const withComma = (value: string): string => value.replace(/(\d)\.(\d)/g, '$1,$2')

/** Languages of `languages/` with a decimal point. */
const POINT: ReadonlySet<string> = new Set(['ar', 'ko', 'zh-CN', 'zh-TW'])

/** Units in other letters than Latin ones. */
const UNITS: Readonly<Record<string, {cm: string; kg: string}>> = {
  ar: {cm: 'سم', kg: 'كجم'},
  ru: {cm: 'см', kg: 'кг'},
}

/** Signs between two values in languages without a comma and a space. */
const SEPARATORS: Readonly<Record<string, string>> = {ar: '، ', ja: '、', zh: '、'}

/** A value as a language writes it: its decimal sign, its separator and its units. */
function valueIn(language: string, value: string): string {
  const {cm, kg} = UNITS[language] ?? {cm: 'cm', kg: 'kg'}
  const decimal = POINT.has(language) ? value : withComma(value)
  const list = decimal.replaceAll(', ', SEPARATORS[language.slice(0, 2)] ?? ', ')
  return list.replace(/\bcm\b/g, cm).replace(/\bkg\b/g, kg)
}

function own({dimensions: rows, ageFrom}: Measured): Text {
  const lines = (language: keyof Text, spell: (value: string) => string) =>
    [
      ...rows.map(([label, value]) => `${dimensionLabels[label][language]}: ${spell(value)}`),
      `${ageLabel[language]}: ${ageTexts[ageFrom][language]}`,
    ].join('\n')
  const plain = (value: string) => value
  return {
    en: lines('en', plain),
    de: lines('de', withComma),
    ja: lines('ja', (value) => value.replaceAll(', ', SEPARATORS['ja'] ?? ', ')),
    fr: lines('fr', withComma),
    nb: lines('nb', withComma),
  }
}

const translated = languages.flatMap((language) => {
  const labels = new Map(flatten(readTexts(language, 'details')))
  return labels.size > 0 ? [{language, labels}] : []
})

function further({dimensions: rows, ageFrom}: Measured): Map<string, string> {
  const entries = translated.flatMap(({language, labels}) => {
    const age = translationsOf(ageTexts[ageFrom].en)
    return codesOf(language).map((code): [string, string] => {
      const labelOf = (id: string, english: string) => labels.get(`dimensions/${id}`) ?? english
      const lines = [
        ...rows.map(
          ([id, value]) => `${labelOf(id, dimensionLabels[id].en)}: ${valueIn(language, value)}`,
        ),
        `${labelOf('age', ageLabel.en)}: ${age.get(code) ?? ageTexts[ageFrom].en}`,
      ]
      return [code, lines.join('\n')]
    })
  })
  return new Map(entries)
}

/** Table of dimensions: one line for each row, in every language. */
export const dimensions = (source: Measured): Element[] =>
  localized('custom-attribute', own(source), {'attribute-id': 'dimensions'}, further(source))
