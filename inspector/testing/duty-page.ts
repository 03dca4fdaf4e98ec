import type {Duty} from '../../common/duties'

const DUTIES: readonly Duty[] = ['guarantee', 'safety', 'reduction', 'lowest-price']

/** Markup of a page that shows all duties, but one; a lacking newsletter box is a ticked one. */
export const dutiesBut = (lacking?: Duty): string =>
  [
    ...DUTIES.filter((duty) => duty !== lacking).map((duty) => `<p data-duty="${duty}">Text</p>`),
    `<input type="checkbox" data-duty="newsletter"${lacking === 'newsletter' ? ' checked=""' : ''}/>`,
    '<footer><a href="/x/y/withdraw">Withdraw</a></footer>',
  ].join('')
