import type {z} from 'zod'
import {readData} from '../data'
import {idsBelow, listBelow, textAt, type Text} from '../languages/languages'
import {guidesSchema} from '../schema'

type GuideData = z.infer<typeof guidesSchema.element>

/** What a parent measures or knows of the child. */
export interface Measure {
  readonly id: GuideData['measures'][number]
  readonly label: Text
  readonly unit: Text
  readonly max: number
}

/** One size or stage; `fits` has the first and the last value of each measure. */
export type GuideRow = GuideData['rows'][number] & {readonly cells: readonly Text[]}

/** Which size or stage is the right one, for the products of some categories. */
export interface Guide extends Omit<GuideData, 'measures' | 'rows'> {
  readonly title: Text
  readonly intro: Text
  readonly measures: readonly Measure[]
  readonly columns: readonly Text[]
  readonly rows: readonly GuideRow[]
  readonly notes: readonly Text[]
}

/** Highest values that can be filled in: centimetres, months and kilograms. */
const HIGHEST = {height: 160, age: 144, weight: 40} as const

/** A measure in all languages. */
export const measureOf = (id: Measure['id']): Measure => ({
  id,
  label: textAt('guides', `measures/${id}/label`),
  unit: textAt('guides', `measures/${id}/unit`),
  max: HIGHEST[id],
})

function guideOfData({measures, rows, ...guide}: GuideData): Guide {
  const cells = idsBelow('guides', `${guide.id}/rows`)
  if (cells.length !== rows.length)
    throw new Error(
      `languages/en/guides.json has ${cells.length} rows of ${guide.id}, not ${rows.length}.`,
    )
  return {
    ...guide,
    title: textAt('guides', `${guide.id}/title`),
    intro: textAt('guides', `${guide.id}/intro`),
    measures: measures.map(measureOf),
    columns: listBelow('guides', `${guide.id}/columns`),
    rows: rows.map((row, index) => ({
      ...row,
      cells: listBelow('guides', `${guide.id}/rows/${index}/cells`),
    })),
    notes: listBelow('guides', `${guide.id}/notes`),
  }
}

/** Every guide of the shop. */
export const guides: readonly Guide[] = readData('guides', guidesSchema).map(guideOfData)

/** The guide for products whose primary category this is. */
export const guideOf = (categoryId: string): Guide | undefined =>
  guides.find(({categories}) => categories.includes(categoryId))
