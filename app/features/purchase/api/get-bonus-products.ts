import {defineQuery} from '@app/shared/api/define-query'
import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {ShopperSearch} from '@app/generated/commerce/shopper-search'
import {escapeReserved} from '@common/api-id'
import {refinedBy} from '@app/features/catalog/public/listing-request'
import {readPromotions, wordsOf} from '@app/features/catalog/public/promotion'
import {readInBatches} from '@app/features/catalog/public/read-products'
import type {Shop} from '@app/shared/lib/shop-context'
import type {BonusChoice} from '../public/bonus'
import {
  bonusCandidates,
  bonusProducts,
  type BonusCandidates,
  type BonusProduct,
} from '../model/bonus-products'

/** Maximum number of products: twice the batch size of 24 (rule API-4). */
const MAX_PRODUCTS = 48

/** Maximum number of products of a rule-based choice. */
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
  'c_taxRate',
]

export interface BonusRange {
  /** Callout of the promotion; '' when it has none. */
  readonly callout: string
  readonly products: readonly BonusProduct[]
}

/** Product ids of a rule-based choice: the basket does not list them, a search does. */
async function idsByRule({api}: Shop, promotionId: string): Promise<string[]> {
  const {hits = []} = await api.clients.of(ShopperSearch).productSearch({
    parameters: {
      refine: refinedBy(`pmid=${escapeReserved(promotionId)}`, 'pmpt=bonus'),
      limit: MAX_BY_RULE,
      select: '(hits.(productId))',
    },
  })
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

/** Query for the products of a bonus choice, with the callout of the promotion. */
export const {use: useBonusProducts} = defineQuery({
  key: ['purchase', 'bonus'],
  read: async (shop, choice: BonusChoice): Promise<BonusRange> => {
    // The choice works without the callout of the promotion.
    const [promotion] = await readPromotions(shop, [choice.promotionId]).catch(() => [])
    const candidates = await readCandidates(shop, choice, promotion)
    const found = await readInBatches(shop, candidates.productIds.slice(0, MAX_PRODUCTS), {
      expand: ['availability', 'images', 'prices', 'variations'],
      allImages: true,
      imgTypes: 'mainview:1',
      select: `(data.(${FIELDS.join(',')}))`,
    })
    return {
      callout: wordsOf(promotion?.calloutMsg),
      products: bonusProducts(found, candidates),
    }
  },
  keyOf: ({promotionId, productIds}) => [promotionId, productIds],
})
