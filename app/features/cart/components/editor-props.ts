import type {Basket} from '@app/features/basket/public/basket'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {ProductModel} from '@app/features/product/public/product'

/** Properties of the forms that change a line. */
export interface EditorProps {
  basket: Basket
  line: BasketLine
  product: ProductModel
  onDone: () => void
}
