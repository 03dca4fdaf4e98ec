import type {Text} from '../model'

/** What a parent measures or knows of the child. */
export interface Measure {
  readonly id: 'height' | 'age' | 'weight'
  readonly label: Text
  readonly unit: Text
  readonly max: number
}

/** One size or stage; `fits` has the first and the last value of each measure. */
export interface GuideRow {
  readonly cells: readonly Text[]
  readonly fits: Readonly<Partial<Record<Measure['id'], readonly [number, number]>>>
  /** Value of the variation attribute `size` that this row stands for. */
  readonly size?: string
}

/** Which size or stage is the right one, for the products of some categories. */
export interface Guide {
  readonly id: string
  /** Primary categories whose products lead here. */
  readonly categories: readonly string[]
  readonly title: Text
  readonly intro: Text
  readonly measures: readonly Measure[]
  readonly columns: readonly Text[]
  readonly rows: readonly GuideRow[]
  readonly notes: readonly Text[]
}

export const age: Measure = {
  id: 'age',
  label: {
    en: 'Age of your child',
    de: 'Alter deines Kindes',
    ja: 'お子さまの月齢',
    fr: 'Âge de votre enfant',
    nb: 'Barnets alder',
  },
  unit: {en: 'months', de: 'Monate', ja: 'か月', fr: 'mois', nb: 'måneder'},
  max: 144,
}
export const height: Measure = {
  id: 'height',
  label: {
    en: 'Height of your child',
    de: 'Größe deines Kindes',
    ja: 'お子さまの身長',
    fr: 'Taille de votre enfant',
    nb: 'Barnets høyde',
  },
  unit: {en: 'cm', de: 'cm', ja: 'cm', fr: 'cm', nb: 'cm'},
  max: 160,
}
export const weight: Measure = {
  id: 'weight',
  label: {
    en: 'Weight of your child',
    de: 'Gewicht deines Kindes',
    ja: 'お子さまの体重',
    fr: 'Poids de votre enfant',
    nb: 'Barnets vekt',
  },
  unit: {en: 'kg', de: 'kg', ja: 'kg', fr: 'kg', nb: 'kg'},
  max: 40,
}

/** The measures by their id. */
export const measureOf: Readonly<Record<Measure['id'], Measure>> = {age, height, weight}

/** A cell that reads the same in every language. */
export const plain = (text: string): Text => ({
  en: text,
  de: text,
  ja: text,
  fr: text,
  nb: text,
})

/** `6–18 months` in every language. */
export const months = (from: number, to: number): Text => ({
  en: `${from}–${to} months`,
  de: `${from}–${to} Monate`,
  ja: `${from}〜${to}か月`,
  fr: `${from}–${to} mois`,
  nb: `${from}–${to} måneder`,
})
