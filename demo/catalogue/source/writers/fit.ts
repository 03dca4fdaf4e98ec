import {familyOf, relationsOf} from '../fit/families'
import {guideOf} from '../fit/guides'
import type {ProductSource} from '../model'
import {custom, customJson, customSet, type Element} from './xml'

/** Custom attributes that tell what a product needs, goes with, belongs to and whom it fits. */
export function fitAttributes({id, categories: [category]}: ProductSource): Element[] {
  const {needs, goesWith} = relationsOf(id)
  const family = familyOf(id)
  const guide = guideOf(category)
  return [
    ...(needs ? [customSet('setExtensions', needs)] : []),
    ...(goesWith ? [customSet('setAccessories', goesWith)] : []),
    ...(family
      ? customJson('productFamily', (say) => ({
          name: family.name,
          groups: family.groups.map(({label, products}) => ({label: say(label), products})),
        }))
      : []),
    ...(guide ? [custom('sizeGuide', guide.id)] : []),
  ]
}
