import {relativePaths} from '../../common/paths'
import {genericClaimIn} from '../../config/markets/environmental-claims'
import type {ClaimFact, PromotionFact} from './facts'
import {languageOf} from './language'
import {assetTextsOf, productTextsOf, type Asset, type Product} from './locale-calls'

/** Addresses of the platform of the European Union for disputes, which closed on 20 July 2025. */
export const CLOSED_PLATFORM = /(webgate\.)?ec\.europa\.eu\/(consumers\/)?odr/i

interface Texts {
  readonly products: readonly Product[]
  readonly promotions: readonly PromotionFact[]
  /** With the address of the page, where there is one. */
  readonly assets: readonly {readonly asset: Asset; readonly path?: string | undefined}[]
}

/** Generic environmental claims of a locale, one for each thing. */
export function claimsIn(localeId: string, {products, promotions, assets}: Texts): ClaimFact[] {
  const language = languageOf(localeId)
  const claim = (subject: string, texts: readonly string[], path?: string): ClaimFact[] => {
    const words = genericClaimIn(texts.join('\n'), language)
    return words === undefined ? [] : [{subject, words, ...(path !== undefined && {path})}]
  }
  return [
    ...products.flatMap(({id = '', ...product}) =>
      claim(id, productTextsOf(product), relativePaths.product(id)),
    ),
    ...promotions.flatMap(({id, texts}) => claim(id, texts)),
    ...assets.flatMap(({asset, path}) => claim(asset.id ?? '', assetTextsOf(asset), path)),
  ]
}

/** Content that names the closed platform. */
export const closedPlatformIn = (assets: Texts['assets']): ClaimFact[] =>
  assets.flatMap(({asset, path}) => {
    const words = CLOSED_PLATFORM.exec(JSON.stringify(asset))?.[0]
    if (words === undefined) return []
    return [{subject: asset.id ?? '', words, ...(path !== undefined && {path})}]
  })
