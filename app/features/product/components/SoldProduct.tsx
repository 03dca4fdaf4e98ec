import {useRef} from 'react'
import {useAnnounceAdded} from '@app/features/buying/use-announce-added'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/model/tile'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {chosenNames} from '../model/chosen-names'
import type {Offer} from '../model/offer'
import {registryItem, type RegistryItem} from '../model/registry'
import {BuyingColumn} from './ChoosingColumn'
import {ProductFrame, type ShownProduct} from './ProductFrame'
import {ProductStory} from './ProductStory'
import {StickyBuy} from './StickyBuy'
import {useEngraving} from './use-engraving'
import {usePurchase} from './use-purchase'

/** What a gift registry is told; nothing while something is to choose or the price is not known. */
function useRegistryItem({product, choice, pictures}: ShownProduct, offer: Offer) {
  const {origin, currency} = useShop()
  const paths = usePaths()
  const {selection} = choice
  const [picture] = pictures
  if (!offer.price || (selection && selection.kind !== 'variant')) return undefined
  const colorId = choice.choice[COLOR_ATTRIBUTE]
  const colors = product.attributes.find(({id}) => id === COLOR_ATTRIBUTE)?.values ?? []
  return registryItem({
    name: product.name,
    image: picture ? origin + imageUrl(picture, {width: 840}) : '',
    url: origin + paths.product(product.id),
    price: offer.price.amount,
    currency,
    color: colors.find(({id}) => id === colorId)?.name,
    sku: selection ? selection.variant.id : product.id,
  }) satisfies RegistryItem
}

/** A product that is sold here, on its own. */
export function SoldProduct({offer, ...shown}: ShownProduct & {offer: Offer}) {
  const {product, choice, pictures} = shown
  const box = useRef<HTMLDivElement>(null)
  const {engraving, setEngraving, itemsOf, missing} = useEngraving(product)
  const names = chosenNames(product, choice.choice)
  const announce = useAnnounceAdded()
  const purchase = usePurchase({
    productId: product.id,
    selection: choice.selection,
    offer,
    itemsOf,
    missing,
    onAdded: ({productId, quantity, change}) =>
      announce(
        {
          productId,
          quantity,
          name: product.name,
          choices: engraving ? [...names, engraving.text] : names,
          picture: pictures[0],
          price: offer.price,
          basket: change.basket,
        },
        change,
      ),
  })
  return (
    <div>
      <ProductFrame {...shown}>
        <BuyingColumn
          product={product}
          choice={choice}
          offer={offer}
          purchase={purchase}
          box={box}
          engraving={engraving}
          onEngrave={setEngraving}
          fullName={[product.name, ...names].join(', ')}
          registryItem={useRegistryItem(shown, offer)}
        />
      </ProductFrame>
      <ProductStory product={product} />
      {choice.selection?.kind !== 'impossible' && !product.partnerLink && (
        <StickyBuy purchase={purchase} offer={offer} box={box} />
      )}
    </div>
  )
}
