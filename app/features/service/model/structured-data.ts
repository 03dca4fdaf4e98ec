import {jsonLd} from '@app/shared/lib/json-ld'
import {textOf, type Faq} from './faq'

/** The questions of a page for search engines (schema.org `FAQPage`, rule SEO-6). @param url absolute */
export const faqPage = ({groups}: Faq, url: string): string =>
  jsonLd({
    '@type': 'FAQPage',
    '@id': url,
    mainEntity: groups
      .flatMap(({questions}) => questions)
      .map(({id, question, answer}) => ({
        '@type': 'Question',
        '@id': `${url}#${id}`,
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: textOf(answer)},
      })),
  })
