import {upsert} from '../row-repository'
import {isDeletion} from '../values'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {clearSite} from './site'

/** Elements of every export that the sandbox does not use. */
const ignored = [
  'description',
  'cookie-max-age',
  'active-redirect',
  'inactive-redirect',
  'campaigns',
  'custom-attributes',
]

/** Reads `source-codes.xml`: groups of source codes and the price books that they make available. */
export function sourceCodesReader({db, report, siteId}: ReadContext): FileReader {
  return {
    root: 'sourcecodes',
    start() {
      clearSite(db, 'source_code_group', siteId)
    },
    records: {
      'sourcecode-group'(node) {
        ignored.forEach((name) => node.all(name))
        if (isDeletion(node)) return
        upsert(db, 'source_code_group', {
          site_id: siteId,
          id: node.required('group-id'),
          enabled: node.boolean('enabled-flag') ?? false,
          online_from: node.string('online-from'),
          online_to: node.string('online-to'),
          code_specs: node
            .walk('code-specs', 'code-spec')
            .map(({text}) => text.trim())
            .filter((code) => code !== ''),
          price_book_ids: node
            .walk('pricebooks', 'pricebook')
            .map((book) => book.required('pricebook-id')),
        })
        report.count('source code groups')
      },
    },
  }
}
