import {textAt} from '../languages/languages'
import {priceSteps} from './price-steps'
import {el, leaf, localized, type Element} from './xml'

const nameOf = (id: string) => textAt('labels', `filters/${id}`)

/** Filters of every listing, in the order they are shown. */
export function refinementDefinitions(): Element {
  return el(
    'refinement-definitions',
    {},
    el(
      'refinement-definition',
      {type: 'category', 'bucket-type': 'none'},
      localized('display-name', nameOf('category')),
      leaf('value-set', 'search-result'),
      leaf('sort-mode', 'category-position'),
      leaf('sort-direction', 'ascending'),
    ),
    attribute('refinementColor'),
    el(
      'refinement-definition',
      {type: 'price', 'bucket-type': 'thresholds'},
      localized('display-name', nameOf('price')),
      leaf('value-set', 'search-result'),
      el('bucket-definitions', {}, priceSteps()),
    ),
    attribute('material'),
    attribute('ageFrom'),
  )
}

/** Values keep the order of the attribute's value list, so no sort mode is given. */
function attribute(id: 'refinementColor' | 'material' | 'ageFrom'): Element {
  return el(
    'refinement-definition',
    {type: 'attribute', 'bucket-type': 'none', 'attribute-id': id, system: false},
    localized('display-name', nameOf(id)),
    leaf('value-set', 'search-result'),
  )
}
