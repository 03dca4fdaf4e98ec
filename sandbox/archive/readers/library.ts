import {mergeRow, remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localizedTexts, pageTexts, siteBooleans} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {writeMetaTagRules} from './page-meta-tags'
import {readPageDesigner} from './page-designer'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Position of folders and links without a number: behind the numbered ones. */
const automaticPosition = 1_000_000

/** Reads `library.xml`: folders and content assets of one library. */
export function libraryReader(context: ReadContext, fallbackId: string): FileReader {
  const {db, report} = context
  let libraryId = fallbackId
  return {
    root: 'library',
    start(root) {
      libraryId = root.attributes['library-id'] ?? fallbackId
      mergeRow(db, 'library', {id: libraryId}, {})
      report.count('libraries')
    },
    records: {
      header() {
        // Attributes of the library itself, which no call returns.
      },
      folder(node) {
        const key = {library_id: libraryId, id: node.required('folder-id')}
        if (isDeletion(node)) {
          remove(db, 'content_folder', key)
          return
        }
        node.all('template')
        writeRecord(
          context,
          node,
          'content_folder',
          key,
          {
            parent_id: node.string('parent'),
            position: node.number('position'),
            online: {default: node.boolean('online-flag')},
            texts: {
              ...localizedTexts(node, {name: 'display-name', description: 'description'}),
              ...pageTexts(node),
            },
            custom: customAttributes(node),
          },
          {position: automaticPosition, online: {default: true}},
        )
        writeMetaTagRules(db, node, {kind: 'folder', owner_id: libraryId, object_id: key.id}, [
          'content-detail-page',
          'content-listing-page',
        ])
        report.count('folders')
      },
      content(node) {
        writeContent(context, libraryId, node)
      },
    },
  }
}

function writeContent(context: ReadContext, libraryId: string, node: XmlNode): void {
  const {db, report} = context
  const id = node.required('content-id')
  const links = node.first('folder-links')
  if (links || isDeletion(node)) {
    remove(db, 'content_folder_assignment', {library_id: libraryId, content_id: id})
  }
  if (isDeletion(node)) {
    remove(db, 'content_asset', {library_id: libraryId, id})
    remove(db, 'page_designer', {library_id: libraryId, id})
    return
  }
  for (const ignored of ['template', 'search-words', 'sitemap-included-flag']) node.all(ignored)
  writeRecord(
    context,
    node,
    'content_asset',
    {library_id: libraryId, id},
    {
      online: siteBooleans(node, 'online-flag', true),
      searchable: siteBooleans(node, 'searchable-flag', true),
      texts: {
        ...localizedTexts(node, {name: 'display-name', description: 'description'}),
        ...pageTexts(node),
      },
      custom: customAttributes(node),
    },
    {online: {default: true}, searchable: {default: true}},
  )
  readPageDesigner(context, libraryId, node)
  writeMetaTagRules(db, node, {kind: 'content', owner_id: libraryId, object_id: id}, [
    'content-detail-page',
  ])
  for (const kind of ['classification-link', 'folder-link']) {
    links?.all(kind).forEach((link) => {
      upsert(db, 'content_folder_assignment', {
        library_id: libraryId,
        content_id: id,
        folder_id: link.required('folder-id'),
        position: link.number('position') ?? automaticPosition,
        is_default: kind === 'classification-link',
      })
    })
  }
  report.count('content assets')
}
