import {useAddToCart} from '@app/features/purchase/public/use-add-to-cart'
import type {PickupStore} from '@app/features/basket/public/delivery'
import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import {picturesOf, type ProductModel} from '@app/features/product/public/product'
import {useShop} from '@app/shared/lib/shop-context'
import type {Piece} from '../model/subject'
import StoresDialog from '../public/StoresDialog'

interface ProductStoresProps {
  open: boolean
  onClose: () => void
  product: ProductModel
  color: string | undefined
  /** Undefined until all attributes are chosen: stores stock variants. */
  pieces: readonly Piece[] | undefined
  /** False for a set or a bundle, whose parts are not added one by one. */
  isSingle: boolean
  /** Units that the shopper chose on the page; one when absent. */
  quantity?: number
}

/** Stores that have the product of the page; where the site offers pickup, a store can be chosen. Default export: lazy. */
export default function ProductStores(props: ProductStoresProps) {
  const {open, onClose, product, color, pieces, isSingle, quantity = 1} = props
  const {site} = useShop()
  const {busy, add} = useAddToCart(useCartLimit())
  const [piece] = pieces ?? []
  const pick = (pickup: PickupStore) => {
    if (!piece) return
    const {productId} = piece
    const [picture] = picturesOf(product, color)
    void add({
      items: [{productId, quantity, pickup}],
      shown: {
        productId,
        quantity,
        name: product.name,
        choices: [pickup.name],
        ...(picture && {picture}),
      },
      onAdded: onClose,
    })
  }
  const isOffered = site.features.pickup === true && isSingle && piece !== undefined
  return (
    <StoresDialog
      open={open}
      onClose={onClose}
      pieces={isSingle && piece ? [{...piece, quantity}] : pieces}
      busy={busy}
      {...(isOffered && {onPick: pick})}
    />
  )
}
