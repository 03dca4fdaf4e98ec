import {factsOf, localeOf} from '../testing/facts-of'
import {missingLegalPage} from './missing-legal-page'

it('finds pages of the law that are missing or only begun', () => {
  const content = [
    {id: 'imprint', name: 'Impressum', length: 500},
    {id: 'privacy-policy', name: 'Datenschutz', length: 12},
    {id: 'terms', name: 'AGB', length: 500},
  ]
  const facts = factsOf({locales: [localeOf('de-DE', {content}), localeOf('en-DE')]})
  expect(missingLegalPage.run(facts).map(({locale, problem}) => [locale, problem])).toEqual([
    ['de-DE', 'The content “privacy-policy” has 12 characters in de-DE.'],
    ['de-DE', 'There is no content “withdrawal” in de-DE.'],
  ])
})
