import {remove} from '../row-repository'
import {ifNamed, isDeletion} from '../values'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

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
export function sourceCodesReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'sourcecodes',
    records: {
      'sourcecode-group'(node) {
        ignored.forEach((name) => node.all(name))
        const key = {site_id: siteId, id: node.required('group-id')}
        if (isDeletion(node)) {
          remove(db, 'source_code_group', key)
          return
        }
        writeRecord(
          context,
          node,
          'source_code_group',
          key,
          {
            enabled: node.boolean('enabled-flag'),
            online_from: node.string('online-from'),
            online_to: node.string('online-to'),
            code_specs: ifNamed(node, 'code-specs', (list) =>
              list
                .all('code-spec')
                .map(({text}) => text.trim())
                .filter((code) => code !== ''),
            ),
            price_book_ids: ifNamed(node, 'pricebooks', (list) =>
              list.all('pricebook').map((book) => book.required('pricebook-id')),
            ),
          },
          {enabled: false, code_specs: [], price_book_ids: []},
        )
        report.count('source code groups')
      },
    },
  }
}
