import type {ProductSource} from '../model'
import {stockViewTypes} from './images'
import {productElements} from './products'
import {el, leaf, serialize} from './xml'

/** Id of the catalogue that holds the products; also the folder of its images. */
export const masterCatalogId = 'barnholt-master'

/** The whole master catalogue as XML. */
export function masterCatalogXml(range: readonly ProductSource[]): string {
  const settings = el(
    'image-settings',
    {},
    el('internal-location', {'base-path': '/'}),
    el(
      'view-types',
      {},
      ['mainview', 'emotional1', 'swatch', '3Dimages', ...stockViewTypes].map((view) =>
        leaf('view-type', view),
      ),
    ),
    leaf('variation-attribute-id', 'color'),
    leaf('alt-pattern', '${productname}'),
    leaf('title-pattern', '${productname}'),
  )
  return serialize(
    el(
      'catalog',
      {
        xmlns: 'http://www.demandware.com/xml/impex/catalog/2006-10-31',
        'catalog-id': masterCatalogId,
      },
      el('header', {}, settings),
      range.flatMap(productElements),
    ),
  )
}
