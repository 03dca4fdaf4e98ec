import {findRow, mergeRow, remove} from '../row-repository'
import {ifNamed, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {ReadContext} from './read-context'

/**
 * Reads what a content asset has of Page Designer: a `type` that starts with `page.` or
 * `component.`, data and visibility by locale, components in regions, and the objects a page belongs to. The last
 * part of a link's type is the region: `page.storePage.header`.
 */
export function readPageDesigner({db}: ReadContext, libraryId: string, node: XmlNode): void {
  const key = {library_id: libraryId, id: node.required('content-id')}
  const before = findRow<{type: string}>(db, 'page_designer', key)
  const type = node.string('type') ?? before?.type
  const aspectType = node.string('aspect-type')
  const data = localized(node, 'data')
  const links = ifNamed(node, 'content-links', (list) =>
    list.all('content-link').map((link) => ({
      id: link.required('content-id'),
      region: link.required('type').split('.').at(-1) ?? '',
      position: link.number('position') ?? 0,
    })),
  )
  const assignments = ifNamed(node, 'content-object-assignments', (list) =>
    list.all('content-object-assignment').map((assignment) => ({
      objectType: assignment.required('object-type'),
      objectId: assignment.required('object-id'),
      implicit: assignment.attributes['lookup-mode'] === 'category-implicit',
    })),
  )
  const visibility = localized(node, 'visibility-mode')
  for (const ignored of ['config', 'content-variant-assignments']) {
    node.all(ignored)
  }
  if (!type || !/^(page|component)\./.test(type)) {
    remove(db, 'page_designer', key)
    return
  }
  mergeRow(
    db,
    'page_designer',
    key,
    {type, aspect_type: aspectType, data, links, assignments, visibility},
    {links: [], assignments: []},
  )
}
