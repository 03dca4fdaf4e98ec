import {
  categoryAttributes,
  contentAttributes,
  productAttributes,
  shippingAttributes,
  sitePreferences,
  storeAttributes,
  type AttributeDefinition,
} from '../attributes'
import {promotionAttributes} from '../rich/attributes'
import {el, leaf, localized, serialize, type Element} from './xml'

/** Custom attributes of products, categories, content assets, shipping methods and sites. */
export function metadataXml(): string {
  return serialize(
    el(
      'metadata',
      {xmlns: 'http://www.demandware.com/xml/impex/metadata/2006-10-31'},
      extension('Category', 'Barnholt', categoryAttributes),
      extension('Content', 'Barnholt', contentAttributes),
      extension('Product', 'Barnholt', productAttributes),
      extension('Promotion', 'Barnholt', promotionAttributes),
      extension('ShippingMethod', 'Barnholt', shippingAttributes),
      extension('SitePreferences', 'Barnholt', sitePreferences),
      extension('Store', 'Barnholt', storeAttributes),
    ),
  )
}

function extension(
  typeId: string,
  groupId: string,
  definitions: readonly AttributeDefinition[],
): Element {
  const group = el(
    'attribute-group',
    {'group-id': groupId},
    localized('display-name', {en: 'Barnholt', de: 'Barnholt', ja: 'Barnholt'}),
    definitions.map(({id}) => el('attribute', {'attribute-id': id})),
  )
  return el(
    'type-extension',
    {'type-id': typeId},
    el('custom-attribute-definitions', {}, definitions.map(definition)),
    el('group-definitions', {}, group),
  )
}

function definition({id, type, name, localizable, multiple, values}: AttributeDefinition): Element {
  return el(
    'attribute-definition',
    {'attribute-id': id},
    localized('display-name', name),
    leaf('type', type),
    leaf('localizable-flag', localizable ?? false),
    leaf('mandatory-flag', false),
    leaf('externally-managed-flag', false),
    values && leaf('select-multiple-flag', multiple ?? false),
    values &&
      el(
        'value-definitions',
        {},
        values.map(([value, display]) =>
          el('value-definition', {}, localized('display', display), leaf('value', value)),
        ),
      ),
  )
}
