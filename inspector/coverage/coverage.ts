import {createPaths} from '../../common/paths'
import type {SiteConfig} from '../../config/schema'
import {contentIdsOf} from '../facts/content-ids'
import type {Facts, LocaleFacts} from '../facts/facts'
import {englishTexts, isEnglish, isProse} from '../facts/language'

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

/** True for a text of a product or a content asset that English locales have too. */
type IsOriginal = (id: string, text: string) => boolean

const textsOf = ({products}: LocaleFacts) =>
  products.flatMap(({id, description, pageTexts = []}) =>
    [description, ...pageTexts].map((text) => [id, text] as const),
  )

const sentencesOf = ({content}: LocaleFacts) =>
  content.flatMap(({id, sentences = []}) => sentences.map((one) => [id, one] as const))

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
      return {
        subject: product.name || product.id,
        problem,
        page: origin + paths.product(product.id),
      }
    }),
  }
}

const texts = (part: Part, isOriginal: IsOriginal): Share =>
  products(part, ({id, description, pageTexts = []}) => {
    if (description === '') return 'has no short description'
    if (isEnglish(part.facts)) return null
    if (isProse(description) && isOriginal(id, description)) return 'is described in English'
    return pageTexts.some((text) => isOriginal(id, text))
      ? 'has questions or labels in English'
      : null
  })

function content({site, facts, origin}: Part, isOriginal: IsOriginal): Share {
  const paths = createPaths(site, facts.locale)
  const needed = [...new Set([...contentIdsOf(site), ...facts.content.map(({id}) => id)])]
  const known = new Map(facts.content.map((asset) => [asset.id, asset]))
  const problemOf = (id: string): string | null => {
    const asset = known.get(id)
    if (!asset) return 'does not exist'
    if (asset.length === 0) return 'is empty'
    const {sentences = []} = asset
    // Names and addresses are the same in every language.
    const english = sentences.filter((one) => isOriginal(id, one))
    return !isEnglish(facts) && english.length * 2 > sentences.length ? 'is in English' : null
  }
  return {
    total: needed.length,
    gaps: needed.flatMap((id) => {
      const problem = problemOf(id)
      if (problem === null) return []
      const path = known.get(id)?.path
      const own = id.startsWith('pwa_') || id === 'home' ? paths.home() : paths.content(id)
      return {subject: id, problem, page: origin + (path ? paths.prefix + path : own)}
    }),
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

function coverageOf(part: Part, isOriginal: Record<'text' | 'sentence', IsOriginal>): Coverage {
  const {site, facts} = part
  const selling = !site.isContentOnlySite
  return {
    siteId: site.id,
    locale: facts.locale.id,
    shares: {
      texts: texts(part, isOriginal.text),
      prices: selling
        ? products(part, ({withoutPrice}) =>
            withoutPrice.length > 0 ? `has no price in ${withoutPrice.join(', ')}` : null,
          )
        : null,
      stock: selling
        ? products(part, ({orderable}) => (orderable ? null : 'cannot be ordered'))
        : null,
      images: products(part, ({hasImage}) => (hasImage ? null : 'has no picture')),
      content: content(part, isOriginal.sentence),
      navigation: navigation(part),
    },
  }
}

/** What each locale of each site has and lacks. */
export function coverage(facts: Facts): Coverage[] {
  const isOriginal = {
    text: englishTexts(facts, textsOf),
    sentence: englishTexts(facts, sentencesOf),
  }
  return facts.sites.flatMap(({site, locales}) =>
    locales.map((locale) =>
      coverageOf({site, facts: locale, origin: facts.shopOrigin}, isOriginal),
    ),
  )
}
