import {dutyCell, dutyRows} from '../duties/duties'
import {findingId, type Check} from './finding'

export const missingDuty: Check = {
  id: 'missing-duty',
  title: 'Page lacks what the law asks for',
  why: 'The law of the market asks for it on this page (see “Duties”).',
  remedy:
    'The developers find in docs/guides/market-law.md what shows it; missing attributes of goods are entered in the catalogue.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap((facts) =>
      dutyRows.flatMap((row) =>
        dutyCell(row, facts).lacking.map(({path, locale}) => ({
          id: findingId('missing-duty', facts.site.id, row.id, path),
          siteId: facts.site.id,
          ...(locale !== undefined && {locale}),
          subject: row.id,
          problem: `${path} lacks: ${row.name} (${row.source}).`,
          page: shopOrigin + path,
        })),
      ),
    ),
}
