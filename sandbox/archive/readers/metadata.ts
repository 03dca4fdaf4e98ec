import {upsert} from '../upsert'
import {localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Facts of a definition that concern the editors of the system of origin only. */
const ignored = [
  'description',
  'site-specific-flag',
  'mandatory-flag',
  'searchable-flag',
  'visible-flag',
  'externally-managed-flag',
  'order-required-flag',
  'externally-defined-flag',
  'min-length',
  'field-length',
  'field-height',
  'regex',
]

/** Reads `meta/*.xml`: types and display names of custom attributes. */
export function metadataReader({db, report}: ReadContext): FileReader {
  return {
    root: 'metadata',
    records: {
      'type-extension'(node) {
        const objectType = node.required('type-id')
        node.all('group-definitions').forEach((groups) => {
          groups.walk('attribute-group', 'attribute')
          groups.walk('attribute-group', 'display-name')
        })
        for (const definition of node.walk(
          'custom-attribute-definitions',
          'attribute-definition',
        )) {
          writeDefinition({db, report, siteId: ''}, objectType, definition)
        }
      },
    },
  }
}

function writeDefinition({db, report}: ReadContext, objectType: string, node: XmlNode): void {
  ignored.forEach((name) => node.all(name))
  const multiple = node.boolean('select-multiple-flag') ?? false
  const type = node.string('type')
  if (!type) throw node.error('<attribute-definition> needs a <type>')
  const values = node
    .walk('value-definitions', 'value-definition')
    .map((value) => [value.string('value') ?? '', localized(value, 'display')] as const)
  upsert(db, 'attribute_definition', {
    object_type: objectType,
    id: node.required('attribute-id'),
    type: multiple ? `set-of-${type.replace('enum-of-', '')}` : type,
    localizable: node.boolean('localizable-flag') ?? false,
    name: localized(node, 'display-name'),
    value_names: values,
  })
  report.count('attribute definitions')
}
