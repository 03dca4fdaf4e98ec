import {CUSTOM_OBJECT} from '../../domains/custom-objects/custom-object-repository'
import {remove} from '../row-repository'
import {ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {readObjectType} from './custom-objects'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Properties of a definition that only editors of the source system need. */
const ignored = [
  'description',
  'site-specific-flag',
  'mandatory-flag',
  'searchable-flag',
  'visible-flag',
  'order-required-flag',
  'externally-defined-flag',
  'min-length',
  'field-length',
  'field-height',
  'regex',
]

/** Reads `meta/*.xml`: types and display names of custom attributes, keys of custom objects. */
export function metadataReader(context: ReadContext): FileReader {
  return {
    root: 'metadata',
    records: {
      'custom-type'(node) {
        readObjectType(context, node)
        const objectType = `${CUSTOM_OBJECT}${node.required('type-id')}`
        skipGroups(node)
        for (const definition of node.walk('attribute-definitions', 'attribute-definition')) {
          writeDefinition(context, objectType, definition)
        }
      },
      'type-extension'(node) {
        const objectType = node.required('type-id')
        skipGroups(node)
        for (const definition of node.walk(
          'custom-attribute-definitions',
          'attribute-definition',
        )) {
          writeDefinition(context, objectType, definition)
        }
      },
    },
  }
}

/** Groups only arrange attributes for editors of the source system. */
function skipGroups(node: XmlNode): void {
  for (const groups of node.all('group-definitions')) {
    groups.walk('attribute-group', 'attribute')
    groups.walk('attribute-group', 'display-name')
  }
}

function writeDefinition(context: ReadContext, objectType: string, node: XmlNode): void {
  const {db, report} = context
  ignored.forEach((name) => node.all(name))
  const id = node.required('attribute-id')
  if (isDeletion(node)) {
    remove(db, 'attribute_definition', {object_type: objectType, id})
    return
  }
  const multiple = node.boolean('select-multiple-flag') ?? false
  const type = node.string('type')
  const values = ifNamed(node, 'value-definitions', (list) =>
    list
      .all('value-definition')
      .map((value) => [value.string('value') ?? '', localized(value, 'display')] as const),
  )
  writeRecord(
    context,
    node,
    'attribute_definition',
    {object_type: objectType, id},
    {
      type: multiple && type ? `set-of-${type.replace('enum-of-', '')}` : type,
      localizable: node.boolean('localizable-flag'),
      externally_managed: node.boolean('externally-managed-flag'),
      name: localized(node, 'display-name'),
      value_names: values,
    },
    {type: 'string', localizable: false, externally_managed: false, value_names: []},
  )
  report.count('attribute definitions')
}
