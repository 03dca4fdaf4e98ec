import type {Duty} from '../../common/duties'
import {relativePaths} from '../../common/paths'

const DUTIES: readonly Duty[] = [
  'guarantee',
  'safety',
  'accessibility',
  'reduction',
  'lowest-price',
  'measure',
  'unit-price',
  'reviews',
  'registers',
  'disputes',
]

/** Markup of a page that shows all duties, but one; a lacking newsletter box is a ticked one. */
export const dutiesBut = (lacking?: Duty): string =>
  [
    ...DUTIES.filter((duty) => duty !== lacking).map((duty) => `<p data-duty="${duty}">Text</p>`),
    `<input type="checkbox" data-duty="newsletter"${lacking === 'newsletter' ? ' checked=""' : ''}/>`,
    `<footer><a href="/x/y/withdraw">Withdraw</a><a href="/x/y${relativePaths.accessibility()}">A</a></footer>`,
  ].join('')
