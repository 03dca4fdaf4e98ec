import ColumnOfAdvice from '@app/features/advice/components/AdviceColumn'
import ExpressOfProduct from '@app/features/payment/components/ProductExpress'
import {objectName} from '@app/shared/lib/object-name'
import {cachedComponent} from '@app/shared/ui/CachedFragment'

/** What the server renders of the islands; in browsers, `browser-advice.ts` takes the place of this file. */
export const AdviceColumn = cachedComponent(
  ColumnOfAdvice,
  ({product, choice, availability, engraved, parts}) =>
    `${objectName(product)} ${JSON.stringify([choice.choice, choice.selection, availability, engraved, parts])}`,
)
export const ProductExpress = cachedComponent(ExpressOfProduct, () => '')
