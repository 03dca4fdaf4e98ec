import {joined} from '../languages/languages'
import type {ProductSource} from '../model'
import {ageTexts, dimensionLabels} from '../texts'
import {localized, type Element} from './xml'

type Measured = Readonly<Pick<ProductSource, 'dimensions' | 'ageFrom'>>

const withComma = (value: string): string => value.replace(/(\d)\.(\d)/g, '$1,$2')

/** Languages with a decimal point. */
const POINT: ReadonlySet<string> = new Set(['en', 'ja', 'ar', 'ko', 'zh-CN', 'zh-TW'])

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

/** Table of dimensions: one line for each row, in every language. */
export function dimensions({dimensions: rows, ageFrom}: Measured): Element[] {
  const table = joined(
    [dimensionLabels.age, ageTexts[ageFrom], ...rows.map(([label]) => dimensionLabels[label])],
    ([ageLabel = '', age = '', ...labels], language) =>
      [
        ...rows.map(([, value], index) => `${labels[index]}: ${valueIn(language, value)}`),
        `${ageLabel}: ${age}`,
      ].join('\n'),
  )
  return localized('custom-attribute', table, {'attribute-id': 'dimensions'})
}
