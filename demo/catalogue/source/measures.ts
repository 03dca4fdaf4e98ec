/**
 * Measures of English texts in the units of the United States. The tables are metric; only what shoppers of that market
 * read is converted.
 */

/** One unit: its customary counterpart and the factor between them. */
interface Conversion {
  readonly unit: string
  /** Unit behind one, and before a noun. */
  readonly singular?: string
  readonly convert: (value: number) => number
}

const WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Numbers from 0 to 99 in words, by their value. */
const NUMBERS: readonly string[] = [
  ...WORDS,
  ...TENS.flatMap((ten) => [ten, ...WORDS.slice(1, 10).map((one) => `${ten}-${one}`)]),
]

const roundTo = (value: number, step: number): number => Math.round(value / step) * step
const floorTo = (value: number, step: number): number =>
  Math.floor(Number((value / step).toFixed(6))) * step

/** Inches of a single measure: whole from ten on, with a decimal below. */
const inches = (cm: number): number => {
  const value = cm / 2.54
  return value < 10 ? roundTo(value, 0.1) : Math.round(value)
}
/** Inches in running text: halves below ten. */
const spokenInches = (cm: number): number => {
  const value = cm / 2.54
  return value < 10 ? roundTo(value, 0.5) : Math.round(value)
}
/** Pounds, never above the weight: they are limits of what a product carries. */
const pounds = (kg: number): number => floorTo(kg * 2.20462, kg < 45 ? 0.1 : 1)
const spokenPounds = (kg: number): number => (kg < 45 ? roundTo(kg * 2.20462, 0.5) : pounds(kg))
const miles = (km: number): number => roundTo(km / 1.609344, km < 100 ? 1 : 10)
const fahrenheit = (celsius: number): number => Math.round(celsius * 1.8 + 32)

/** Conversions by the pattern of the metric unit. */
const CONVERSIONS: readonly (readonly [RegExp, Conversion])[] = [
  [/^cm$/, {unit: 'in', convert: inches}],
  [/^mm$/, {unit: 'in', convert: (mm) => roundTo(mm / 25.4, 0.01)}],
  [/^centimet/i, {unit: 'inches', singular: 'inch', convert: spokenInches}],
  [/^kg$/, {unit: 'lb', convert: pounds}],
  [/^kilos?$/, {unit: 'pounds', singular: 'pound', convert: spokenPounds}],
  [/^kilomet/, {unit: 'miles', singular: 'mile', convert: miles}],
  [/^metres/, {unit: 'feet', singular: 'foot', convert: (m) => Math.round(m / 0.3048)}],
  [/^litres/, {unit: 'gallons', singular: 'gallon', convert: (l) => roundTo(l / 3.785, 0.5)}],
  [/^g\/m²$/, {unit: 'oz/yd²', convert: (grams) => roundTo(grams * 0.029494, 0.1)}],
  [/^°C$/, {unit: '°F', convert: fahrenheit}],
  [/^degrees$/, {unit: 'degrees', convert: fahrenheit}],
]

const NUMBER = `−?\\d+(?:\\.\\d+)?|(?:${NUMBERS.slice(1).reverse().join('|')})(?: and a half)?`
const UNIT = 'cm|mm|kg|g/m²|°C|centimetres?|kilos?|kilometres?|metres|litres'
const MEASURES = new RegExp(
  `(?<![\\w.−])((?:(?:${NUMBER})\\s*(?:×|–|to|and)\\s*){0,2}(?:${NUMBER}))([\\s\\u00a0]?)(${UNIT})(?![\\w²])`,
  'gi',
)
/** Degrees of a temperature; those of an angle stand behind other words. */
const TEMPERATURES = new RegExp(
  `(?<=\\b(?:above|below|between) )((?:(?:${NUMBER}) and )?(?:${NUMBER}))( )(degrees)\\b`,
  'gi',
)
const EACH = new RegExp(NUMBER, 'gi')

/** Expressions without a number that a unit can be taken from. */
const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bto the millimetre\b/g, 'to a fraction of an inch'],
  [/\bThree millimetres of\b/g, 'An eighth of an inch of'],
  [/\btwo millimetres deep\b/g, 'a sixteenth of an inch deep'],
  [
    /\bnarrows to 15 centimetres for newborns and widens to 40\b/g,
    'narrows to 6 inches for newborns and widens to 16',
  ],
  [/\bcentimetre\b/g, 'inch'],
]

/** A number as the text spells it. */
const valueOf = (text: string): number => {
  const [whole = '', half] = text.replace('−', '-').toLowerCase().split(' and a half')
  const spelled = NUMBERS.indexOf(whole)
  return (spelled < 0 ? Number(whole) : spelled) + (half === undefined ? 0 : 0.5)
}

const inDigits = (value: number): string => String(Number(value.toFixed(2)))

/** A converted number, in words where the text has words. */
function spell(value: number, like: string): string {
  if (/\d/.test(like)) return inDigits(value).replace('-', '−')
  const half = value % 1 === 0.5 ? ' and a half' : ''
  const word = (NUMBERS[half ? Math.floor(value) : Math.round(value)] ?? inDigits(value)) + half
  return /^[A-Z]/.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function inCustomary(text: string, numbers: string, space: string, metric: string): string {
  const found = CONVERSIONS.find(([pattern]) => pattern.test(metric))
  if (!found) return text
  const [, {unit, singular = unit, convert}] = found
  // Sizes with several sides keep a decimal on each.
  const exact = metric === 'cm' && numbers.includes('×')
  const one = (value: number) => (exact ? roundTo(value / 2.54, 0.1) : convert(value))
  const values = numbers.replace(EACH, (number) => spell(one(valueOf(number)), number))
  // `an 8 pound shell`, and exactly one of a unit.
  const single = metric === 'kilo' || /^(1|one)$/i.test(values)
  return values + (unit === '°F' ? '' : space) + (single ? singular : unit)
}

/** An English text with inches, pounds, miles and degrees Fahrenheit in place of metric units. */
export function toCustomary(text: string): string {
  const expressed = EXPRESSIONS.reduce((all, [from, to]) => all.replace(from, to), text)
  return expressed
    .replace(MEASURES, inCustomary)
    .replace(TEMPERATURES, inCustomary)
    .replace(/\b([Aa]) (?=8|1[18]\b)/g, '$1n ')
}

/** What a parent enters in a guide: the unit of the measure, and a value of the tables in it. */
export const customaryInput: Readonly<
  Record<string, {readonly unit: string; readonly convert: (value: number) => number}>
> = {
  cm: {unit: 'in', convert: (cm) => Math.round(cm / 2.54)},
  kg: {unit: 'lb', convert: (kg) => Number(pounds(kg).toFixed(1))},
}
