import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {LineProduct} from '@app/features/basket/public/line-product'
import type {LineProducts} from '@app/features/basket/public/LinePicture'

/** Custom attribute of an engraving: id of the engraved product. */
export const ENGRAVED_PRODUCT = 'c_engravingProductId'

/** Id of the product that a line engraves; undefined for other lines. */
export const engravedProductOf = ({asNew}: BasketLine): string | undefined =>
  asNew?.custom?.[ENGRAVED_PRODUCT]

/** What a line can be changed in: variant, parts of a bundle, engraving; null when nothing (rule BASKET-26). */
export function changeOf(
  line: BasketLine,
  product: LineProduct | undefined,
  products: LineProducts = {},
): 'variant' | 'parts' | 'engraving' | null {
  if (line.engraving) return engravedProductOf(line) ? 'engraving' : null
  // The promotion chose the variant of an automatic gift.
  if (line.bonus && !line.bonus.choiceId) return null
  if (!line.parts) return product?.masterId ? 'variant' : null
  const hasChoice = line.parts.some(
    ({itemId, productId}) => itemId && products[productId]?.masterId,
  )
  return hasChoice ? 'parts' : null
}
