import {remove} from '../row-repository'
import {attributeValues, isDeletion} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Reads `custom-objects/*.xml`: objects of the organization, or of one site below `sites/`. */
export function customObjectsReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'custom-objects',
    records: {
      'custom-object'(node) {
        const key = {
          site_id: siteId,
          type_id: node.required('type-id'),
          id: node.required('object-id'),
        }
        if (isDeletion(node)) {
          remove(db, 'custom_object', key)
          return
        }
        const attributes = attributeValues(node.all('object-attribute'))
        writeRecord(context, node, 'custom_object', key, {attributes})
        report.count('custom objects')
      },
    },
  }
}

/** Notes which attribute is the key of a type of custom objects. */
export function readObjectType(context: ReadContext, node: XmlNode): void {
  const {report} = context
  for (const name of ['display-name', 'description', 'staging-mode', 'storage-scope']) {
    node.all(name)
  }
  node.all('retention-days')
  const key = node.first('key-definition')
  if (!key) throw node.error('<custom-type> needs a <key-definition>')
  for (const child of key.children) key.all(child.name)
  writeRecord(
    context,
    node,
    'custom_object_type',
    {id: node.required('type-id')},
    {
      key_property: key.required('attribute-id'),
      key_type: key.string('type') ?? 'string',
    },
  )
  report.count('custom object types')
}
