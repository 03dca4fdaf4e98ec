import {familyOf} from '../fit/families'
import {guideOf} from '../fit/guides'
import {relationsOf} from '../fit/relations'
import type {ProductSource, Text} from '../model'
import {custom, customSet, customText, type Element} from './xml'

/** Custom attributes that tell what a product needs, goes with, belongs to and whom it fits. */
export function fitAttributes({id, categories: [category]}: ProductSource): Element[] {
  const {needs, goesWith} = relationsOf(id)
  const family = familyOf(id)
  const guide = guideOf(category)
  const familyJson = (say: (text: Text) => string) =>
    JSON.stringify(
      family && {
        name: say(family.name),
        groups: family.groups.map(({label, products}) => ({label: say(label), products})),
      },
    )
  return [
    ...(needs ? [customSet('setExtensions', needs)] : []),
    ...(goesWith ? [customSet('setAccessories', goesWith)] : []),
    ...(family
      ? customText('productFamily', {
          en: familyJson(({en}) => en),
          de: familyJson(({de}) => de),
          ja: familyJson(({ja}) => ja),
        })
      : []),
    ...(guide ? [custom('sizeGuide', guide.id)] : []),
  ]
}
