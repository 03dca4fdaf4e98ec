import {createPaths} from '../../common/paths'
import type {SiteConfig} from '../../config/schema'
import {contentIdsOf} from '../facts/content-ids'
import type {Facts, LocaleFacts} from '../facts/facts'
import {englishTexts, isEnglish} from '../facts/language'

export const KINDS = {
  texts: 'Texts',
  prices: 'Prices',
  stock: 'Stock',
  images: 'Images',
  content: 'Content',
  navigation: 'Navigation',
} as const
export type Kind = keyof typeof KINDS
export const kinds = Object.keys(KINDS) as Kind[]

/** Something that a locale of a site lacks. */
export interface Gap {
  readonly subject: string
  /** Half a sentence: "has no price in EUR". */
  readonly problem: string
  /** Absolute address of the live page. */
  readonly page: string
}

export interface Share {
  readonly total: number
  readonly gaps: readonly Gap[]
}

/** Coverage of one locale of a site; a kind is null where the site does not need it. */
export interface Coverage {
  readonly siteId: string
  readonly locale: string
  readonly shares: Readonly<Record<Kind, Share | null>>
}

type IsOriginal = (id: string, text: string) => boolean

const textsOf = ({products}: LocaleFacts) =>
  products.map(({id, description}) => [id, description] as const)

interface Part {
  readonly site: SiteConfig
  readonly facts: LocaleFacts
  readonly origin: string
}

/** One product for each of the list; the gap is half a sentence, null where there is none. */
function products(
  {site, facts, origin}: Part,
  gapOf: (product: LocaleFacts['products'][number]) => string | null,
): Share {
  const paths = createPaths(site, facts.locale)
  return {
    total: facts.products.length,
    gaps: facts.products.flatMap((product) => {
      const problem = gapOf(product)
      if (problem === null) return []
      return {subject: product.name || product.id, problem, page: origin + paths.product(product.id)}
    }),
  }
}

const texts = (part: Part, isOriginal: IsOriginal): Share =>
  products(part, ({id, description}) => {
    if (description === '') return 'has no short description'
    return !isEnglish(part.facts) && isOriginal(id, description) ? 'is described in English' : null
  })

function content({site, facts, origin}: Part): Share {
  const paths = createPaths(site, facts.locale)
  const needed = contentIdsOf(site)
  const known = new Map(facts.content.map((asset) => [asset.id, asset]))
  return {
    total: needed.length,
    gaps: needed
      .filter((id) => (known.get(id)?.length ?? 0) === 0)
      .map((id) => ({
        subject: id,
        problem: known.has(id) ? 'is empty' : 'does not exist',
        page: origin + (id.startsWith('pwa_') || id === 'home' ? paths.home() : paths.content(id)),
      })),
  }
}

function navigation({site, facts, origin}: Part): Share {
  const paths = createPaths(site, facts.locale)
  return {
    total: facts.categories.length,
    gaps: facts.categories.flatMap(({id, name, isEmpty}) => {
      const problem = name === '' ? 'has no name' : isEmpty ? 'shows no product' : null
      return problem === null
        ? []
        : {subject: name || id, problem, page: origin + paths.category(id)}
    }),
  }
}

function coverageOf(part: Part, isOriginal: IsOriginal): Coverage {
  const {site, facts} = part
  const selling = !site.isContentOnlySite
  return {
    siteId: site.id,
    locale: facts.locale.id,
    shares: {
      texts: texts(part, isOriginal),
      prices: selling
        ? products(part, ({withoutPrice}) =>
            withoutPrice.length > 0 ? `has no price in ${withoutPrice.join(', ')}` : null,
          )
        : null,
      stock: selling
        ? products(part, ({orderable}) => (orderable ? null : 'cannot be ordered'))
        : null,
      images: products(part, ({hasImage}) => (hasImage ? null : 'has no picture')),
      content: content(part),
      navigation: navigation(part),
    },
  }
}

/** What each locale of each site has and lacks. */
export function coverage(facts: Facts): Coverage[] {
  const isOriginal = englishTexts(facts, textsOf)
  return facts.sites.flatMap(({site, locales}) =>
    locales.map((locale) => coverageOf({site, facts: locale, origin: facts.shopOrigin}, isOriginal)),
  )
}
