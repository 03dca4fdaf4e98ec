import type {Choice} from '@app/features/product/public/variation'

/** A measurement of the child, such as its height or age. */
export interface Measure {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly max: number
}

/** One size or stage, the first and last value of each measure, and its variation value. */
export interface GuideRow {
  readonly cells: readonly string[]
  readonly fits: Readonly<Record<string, readonly [number, number]>>
  readonly choice?: Choice
}

/** A size and age guide of the content team. */
export interface Guide {
  readonly title: string
  readonly intro: string
  readonly measures: readonly Measure[]
  readonly columns: readonly string[]
  readonly rows: readonly GuideRow[]
  readonly notes: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields

function measureOf(value: unknown): Measure[] {
  const {id, label, unit, max} = fieldsOf(value)
  return textOf(id) && textOf(label)
    ? [
        {
          id: textOf(id),
          label: textOf(label),
          unit: textOf(unit),
          max: typeof max === 'number' ? max : Infinity,
        },
      ]
    : []
}

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number')

function rowOf(value: unknown): GuideRow[] {
  const {cells, fits, choice} = fieldsOf(value)
  const words = listOf(cells).map(textOf)
  if (words.length === 0) return []
  const ranges = Object.entries(fieldsOf(fits)).filter(
    (entry): entry is [string, [number, number]] => isRange(entry[1]),
  )
  const values = Object.entries(fieldsOf(choice)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return [
    {
      cells: words,
      fits: Object.fromEntries(ranges),
      ...(values.length > 0 && {choice: Object.fromEntries(values)}),
    },
  ]
}

/** Reads `c_data` of a guide. @throws Error when it has no table */
export function guideOf(data: unknown): Guide {
  const {title, intro, measures, columns, rows, notes} = fieldsOf(data)
  const guide = {
    title: textOf(title),
    intro: textOf(intro),
    measures: listOf(measures).flatMap(measureOf),
    columns: listOf(columns).map(textOf),
    rows: listOf(rows).flatMap(rowOf),
    notes: listOf(notes).map(textOf).filter(Boolean),
  }
  if (guide.rows.length === 0) throw new Error('The guide has no rows.')
  return guide
}

/**
 * The measured value as a number; a comma counts as a decimal point. Undefined for text that is no number
 * or a value outside of a child's range.
 */
export function measured(text: string, {max}: Measure): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 && value <= max
    ? value
    : undefined
}

export type Advice =
  | {readonly kind: 'row'; readonly index: number}
  /** Below the first size or above the last. */
  | {readonly kind: 'none'}

/**
 * The size for the measured values. Where two sizes overlap, the smaller one: a size that is too large is
 * never safe. With two measures, the first one given decides, in the order of the guide (height before
 * age).
 * @returns undefined while no value is given
 */
export function adviceOf(
  {measures, rows}: Pick<Guide, 'measures' | 'rows'>,
  values: Readonly<Record<string, number | undefined>>,
): Advice | undefined {
  const measure = measures.find(({id}) => values[id] !== undefined)
  const value = measure && values[measure.id]
  if (!measure || value === undefined) return undefined
  const index = rows.findIndex(({fits}) => {
    const range = fits[measure.id]
    return range !== undefined && value >= range[0] && value <= range[1]
  })
  return index < 0 ? {kind: 'none'} : {kind: 'row', index}
}
