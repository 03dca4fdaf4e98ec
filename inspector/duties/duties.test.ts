import {sites} from '../../config/sites/registry'
import type {PageFact} from '../facts/facts'
import {dutiesIn, footerIn} from '../facts/duty-marks'
import {factsOf} from '../testing/facts-of'
import {dutiesBut} from '../testing/duty-page'
import {missingDuty} from '../checks/missing-duty'
import {dutyCell, dutyRows} from './duties'

const pageOf = (
  kind: PageFact['kind'],
  html: string,
  changes: Partial<PageFact> = {},
): PageFact => ({
  kind,
  path: `/deu/de-de/${kind}`,
  locale: 'de-DE',
  status: 200,
  htmlBytes: 1,
  scriptBytes: 1,
  alternates: {},
  duties: dutiesIn(html),
  footer: footerIn(html),
  ...changes,
})
const cellOf = (id: string, pages: readonly PageFact[], siteId = 'DEU') => {
  const [facts] = factsOf({pages}).sites
  const row = dutyRows.find((one) => one.id === id)
  const site = sites.find((one) => one.id === siteId)
  if (!facts || !row || !site) throw new Error(`There is no cell ${id} of ${siteId}.`)
  return dutyCell(row, {...facts, site})
}

it.each(dutyRows.map(({id, kind}) => [id, kind[0] ?? 'home'] as const))(
  '%s is shown by a page with its mark',
  (id, kind) => {
    expect(cellOf(id, [pageOf(kind, dutiesBut())]).state).toBe('shown')
  },
)

it('a page of one language without the mark is named', () => {
  const pages = [
    pageOf('product', dutiesBut()),
    pageOf('product', dutiesBut('guarantee'), {path: '/deu/en-de/product', locale: 'en-DE'}),
  ]
  expect(cellOf('guarantee', pages)).toMatchObject({
    state: 'missing',
    asked: '2 years',
    page: {path: '/deu/en-de/product'},
  })
  expect(missingDuty.run(factsOf({pages}))).toEqual([
    expect.objectContaining({
      locale: 'en-DE',
      problem: '/deu/en-de/product lacks: Legal guarantee notice (Regulation (EU) 2025/1960).',
    }),
  ])
})

it('a ticked newsletter box is missing, and so is none', () => {
  expect(cellOf('newsletter', [pageOf('registration', dutiesBut('newsletter'))]).state).toBe(
    'missing',
  )
  expect(cellOf('newsletter', [pageOf('registration', '<p>x</p>')]).state).toBe('missing')
})

it('a lowest price is asked for beside reductions alone', () => {
  expect(cellOf('lowest-price', [pageOf('category', '<p>x</p>')]).state).toBe('unseen')
  expect(cellOf('lowest-price', [pageOf('category', dutiesBut('lowest-price'))]).state).toBe(
    'missing',
  )
})

it('says what was not read, and what is not asked for', () => {
  expect(cellOf('guarantee', []).state).toBe('unread')
  expect(cellOf('guarantee', [pageOf('product', '', {status: 0})]).state).toBe('unread')
  expect(cellOf('guarantee', [pageOf('product', '')], 'USA').state).toBe('notAsked')
  expect(cellOf('guarantee', [pageOf('product', '')], 'GLO').state).toBe('notAsked')
  expect(cellOf('guarantee', [pageOf('product', dutiesBut())], 'NLD').asked).toBe('expected life')
})

it('reads marks of any element, and links of the footer alone', () => {
  const html =
    '<a href="/withdraw">x</a><input checked="" data-duty="newsletter"><div class="a" data-duty="safety">' +
    '<footer><a class="b" href="/deu/de-de/withdraw">y</a><a href="https://example.com/">z</a></footer>'
  expect(dutiesIn(html)).toEqual(['newsletter:checked', 'safety'])
  expect(footerIn(html)).toEqual(['/deu/de-de/withdraw'])
})
