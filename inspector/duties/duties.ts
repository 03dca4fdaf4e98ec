import type {Duty} from '../../common/duties'
import {relativePaths} from '../../common/paths'
import type {Market} from '../../config/markets/market'
import {marketOfSite} from '../../config/markets/registry'
import type {PageFact, SiteFacts} from '../facts/facts'

/** What the law of some markets asks of pages. */
export interface DutyRow {
  /** Part of addresses. */
  readonly id: string
  readonly name: string
  readonly source: string
  /** What the market asks for, in words; null for nothing. */
  readonly asked: (market: Market) => string | null
  readonly kind: readonly PageFact['kind'][]
  /** The page has an occasion for the duty; always when left out. */
  readonly hasOccasion?: (page: PageFact) => boolean
  readonly isShown: (page: PageFact, market: Market) => boolean
  /** Words for a page that keeps the duty, and for one that does not; `shown` and `missing` when left out. */
  readonly words?: {readonly shown: string; readonly missing: string}
}

const has = (page: PageFact, mark: Duty | `${Duty}:checked`): boolean =>
  page.duties?.includes(mark) ?? false

export const dutyRows: readonly DutyRow[] = [
  {
    id: 'withdrawal',
    name: 'Withdrawal function',
    source: 'Directive 2011/83/EU, article 11a',
    asked: ({withdrawal}) => (withdrawal?.online ? `${withdrawal.days} days` : null),
    kind: ['home'],
    isShown: ({footer = []}) => footer.some((path) => path.endsWith(relativePaths.withdrawal(''))),
  },
  {
    id: 'guarantee',
    name: 'Legal guarantee notice',
    source: 'Regulation (EU) 2025/1960',
    asked: ({guarantee}) =>
      guarantee && (guarantee.expectedLife ? 'expected life' : `${guarantee.years} years`),
    kind: ['product'],
    isShown: (page) => has(page, 'guarantee'),
  },
  {
    id: 'safety',
    name: 'Product safety in the offer',
    source: 'Regulation (EU) 2023/988, article 19',
    asked: ({productSafety}) => (productSafety ? 'asked' : null),
    kind: ['product'],
    isShown: (page) => has(page, 'safety'),
  },
  {
    id: 'accessibility',
    name: 'Accessibility statement',
    source: 'Directive (EU) 2019/882, annex V',
    asked: ({accessibility}) => accessibility && accessibility.name,
    kind: ['statement', 'home'],
    isShown: (page) =>
      page.kind === 'statement'
        ? has(page, 'accessibility')
        : (page.footer ?? []).some((path) => path.endsWith(relativePaths.accessibility())),
  },
  {
    id: 'lowest-price',
    name: 'Lowest price of 30 days',
    source: 'Directive 98/6/EC, article 6a',
    asked: ({lowestPriceNote}) => (lowestPriceNote ? 'asked' : null),
    kind: ['home', 'category', 'product'],
    hasOccasion: (page) => has(page, 'reduction'),
    isShown: (page) => has(page, 'lowest-price'),
  },
  {
    id: 'unit-price',
    name: 'Price by unit',
    source: 'Directive 98/6/EC, article 3',
    asked: ({unitPrice}) => (unitPrice ? 'asked' : null),
    kind: ['home', 'category', 'product'],
    hasOccasion: (page) => has(page, 'measure'),
    isShown: (page) => has(page, 'unit-price'),
  },
  {
    id: 'newsletter',
    name: 'Newsletter box',
    source: 'Regulation (EU) 2016/679, recital 32',
    asked: ({newsletterPreselection}) => (newsletterPreselection ? null : 'asked'),
    kind: ['registration'],
    words: {shown: 'not ticked', missing: 'ticked or not found'},
    isShown: (page) => has(page, 'newsletter') && !has(page, 'newsletter:checked'),
  },
  {
    id: 'reviews',
    name: 'How reviews come about',
    source: 'Directive 2005/29/EC, article 7 (6)',
    asked: ({reviewsNote}) => (reviewsNote ? 'asked' : null),
    kind: ['product'],
    isShown: (page) => has(page, 'reviews'),
  },
  {
    id: 'registers',
    name: 'Registers of producers',
    source: 'Law of the country',
    asked: ({registers}) =>
      registers.length > 0 ? registers.map(({name}) => name).join(', ') : null,
    kind: ['imprint'],
    isShown: (page) => has(page, 'registers'),
  },
  {
    id: 'disputes',
    name: 'Dispute body',
    source: 'Directive 2013/11/EU, article 13',
    asked: ({disputes}) => disputes && disputes.name,
    kind: ['imprint'],
    isShown: (page) => has(page, 'disputes'),
  },
]

/** How a site stands to a duty. */
export interface DutyCell {
  /** `unseen`: no page that was read had an occasion for it; `unread`: no page answered. */
  readonly state: 'shown' | 'missing' | 'notAsked' | 'unseen' | 'unread'
  /** What the market asks for. */
  readonly asked?: string
  /** The first page that shows it, or that lacks it. */
  readonly page?: PageFact
  /** Pages that lack it. */
  readonly lacking: readonly PageFact[]
}

export function dutyCell(row: DutyRow, {site, pages}: SiteFacts): DutyCell {
  const market = marketOfSite(site)
  const asked = site.isContentOnlySite ? null : row.asked(market)
  if (asked === null) return {state: 'notAsked', lacking: []}
  const read = pages.filter(
    ({kind, status, duties}) => row.kind.includes(kind) && status === 200 && duties !== undefined,
  )
  if (read.length === 0) return {state: 'unread', asked, lacking: []}
  const occasions = read.filter((page) => row.hasOccasion?.(page) ?? true)
  const [first] = occasions
  if (!first) return {state: 'unseen', asked, lacking: []}
  const lacking = occasions.filter((page) => !row.isShown(page, market))
  return lacking[0]
    ? {state: 'missing', asked, page: lacking[0], lacking}
    : {state: 'shown', asked, page: first, lacking}
}

/** Sites that sell: the others have none of the duties. */
export const sellingSites = (sites: readonly SiteFacts[]): SiteFacts[] =>
  sites.filter(({site}) => !site.isContentOnlySite)
