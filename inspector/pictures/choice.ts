import {WIDTHS, type Width} from './pictures'

/** Pages that are photographed. */
export const SEE_PAGES = {
  home: 'Home',
  category: 'First category',
  product: 'First product',
  imprint: 'Imprint',
} as const
export type SeePage = keyof typeof SEE_PAGES

/** @param value of a parameter; the home page for any other */
export const pageOf = (value: unknown): SeePage =>
  typeof value === 'string' && Object.hasOwn(SEE_PAGES, value) ? (value as SeePage) : 'home'

/** @param value of a parameter; phone for any other */
export const widthOf = (value: unknown): Width =>
  typeof value === 'string' && Object.hasOwn(WIDTHS, value) ? (value as Width) : 'phone'
