import type {ShopperPromotionsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {ALWAYS_REFINED} from '@app/features/catalog/model/listing-request'
import {readPromotions} from '@app/features/catalog/api/get-promotions'
import {readInBatches} from '@app/features/catalog/api/read-products'
import {wordsOf} from '@app/features/catalog/model/promotion'
import type {Shop} from '@app/shared/lib/shop-context'
import type {BonusChoice} from '../model/bonus'
import {
  bonusCandidates,
  bonusProducts,
  type BonusCandidates,
  type BonusProduct,
} from '../model/bonus-products'

/** At most twice the batch size of 24 (rule API-4). */
const MAX_PRODUCTS = 48

/** Most products of a choice that a rule describes. */
const MAX_BY_RULE = 24

const FIELDS = [
  'id',
  'name',
  'type',
  'price',
  'inventory.(orderable)',
  'imageGroups',
  'variationAttributes',
  'variationValues',
  'variants',
  'c_masterName',
]

export interface BonusRange {
  /** What the promotion says of itself; '' when it says nothing. */
  readonly callout: string
  readonly products: readonly BonusProduct[]
}

/** The products of a choice that a rule describes: the basket does not name them, a search does. */
async function idsByRule({api}: Shop, promotionId: string): Promise<string[]> {
  const {hits = []} = await api.scapi<ShopperSearchTypes.ProductSearchResult>(
    '/search/shopper-search/v1/organizations/:org/product-search',
    {
      query: {
        refine: [`pmid=${promotionId}`, 'pmpt=bonus', ALWAYS_REFINED],
        limit: MAX_BY_RULE,
        select: '(hits.(productId))',
      },
    },
  )
  return hits.map(({productId}) => productId)
}

async function readCandidates(
  shop: Shop,
  choice: BonusChoice,
  promotion: ShopperPromotionsTypes.Promotion | undefined,
): Promise<BonusCandidates> {
  const named = bonusCandidates(choice, promotion)
  if (named.productIds.length > 0) return named
  return {...named, productIds: await idsByRule(shop, choice.promotionId)}
}

/** What can be chosen as a bonus, with the promotion's own words. */
export function bonusProductsQuery(shop: Shop, choice: BonusChoice) {
  const {promotionId, productIds} = choice
  return {
    queryKey: ['buying', 'bonus', shop.site.id, shop.locale.id, promotionId, productIds.join(',')],
    queryFn: async (): Promise<BonusRange> => {
      // The products can be chosen without the words of the promotion.
      const [promotion] = await readPromotions(shop, [promotionId]).catch(() => [])
      const candidates = await readCandidates(shop, choice, promotion)
      const found = await readInBatches(shop, candidates.productIds.slice(0, MAX_PRODUCTS), {
        expand: 'availability,images,prices,variations',
        allImages: true,
        imgTypes: 'mainview:1',
        select: `(data.(${FIELDS.join(',')}))`,
      })
      return {
        callout: wordsOf(promotion?.calloutMsg),
        products: bonusProducts(found, candidates),
      }
    },
  }
}
