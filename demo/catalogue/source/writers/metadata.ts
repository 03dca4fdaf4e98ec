import type {z} from 'zod'
import {readData} from '../data'
import {textAt, textsBelow, type Kind, type Text} from '../languages/languages'
import {attributesSchema} from '../schema'
import {el, leaf, localized, serialize, type Element} from './xml'

type AttributeDefinition = z.infer<typeof attributesSchema>[string][number]

/** Custom attributes of products, categories, content assets, shipping methods, sites and others. */
export function metadataXml(): string {
  return serialize(
    el(
      'metadata',
      {xmlns: 'http://www.demandware.com/xml/impex/metadata/2006-10-31'},
      Object.entries(readData('attributes', attributesSchema)).map(([typeId, definitions]) =>
        extension(typeId, 'Barnholt', definitions),
      ),
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
    el(
      'custom-attribute-definitions',
      {},
      definitions.map((one) => definition(typeId, one)),
    ),
    el('group-definitions', {}, group),
  )
}

/** Texts of the values of an enum, in their order. */
function valuesAt(place: string) {
  const [kind = '', ...path] = place.split('/')
  return Object.entries(textsBelow(kind as Kind, path.join('/')))
}

function definition(typeId: string, attribute: AttributeDefinition): Element {
  const {id, type, localizable, multiple, values} = attribute
  return el(
    'attribute-definition',
    {'attribute-id': id},
    localized('display-name', textAt('labels', `attributes/${typeId}/${id}`)),
    leaf('type', type),
    leaf('localizable-flag', localizable ?? false),
    leaf('mandatory-flag', false),
    leaf('externally-managed-flag', false),
    values === undefined
      ? []
      : [
          leaf('select-multiple-flag', multiple ?? false),
          el('value-definitions', {}, valuesAt(values).map(valueDefinition)),
        ],
  )
}

const valueDefinition = ([value, display]: readonly [string, Text]): Element =>
  el('value-definition', {}, localized('display', display), leaf('value', value))
