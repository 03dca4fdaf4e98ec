import {createPaths} from '../../common/paths'
import {legalContentIds} from '../facts/content-ids'
import {findingId, type Check} from './finding'

/** A text of the law with fewer characters is a placeholder. */
const FEWEST_CHARACTERS = 80

export const missingLegalPage: Check = {
  id: 'missing-legal-page',
  title: 'Legal page is missing',
  why: 'The law asks for this page, and every footer links it.',
  remedy:
    'Write the content asset in the library of the site, in this language, and set it online.',
  run: ({sites, shopOrigin}) =>
    sites.flatMap(({site, locales}) =>
      locales.flatMap(({locale, content}) =>
        legalContentIds(site).flatMap((id) => {
          const length = content.find((one) => one.id === id)?.length
          if (length !== undefined && length >= FEWEST_CHARACTERS) return []
          return {
            id: findingId('missing-legal-page', site.id, locale.id, id),
            siteId: site.id,
            locale: locale.id,
            subject: id,
            problem:
              length === undefined
                ? `There is no content “${id}” in ${locale.id}.`
                : `The content “${id}” has ${length} characters in ${locale.id}.`,
            page: shopOrigin + createPaths(site, locale).content(id),
          }
        }),
      ),
    ),
}
