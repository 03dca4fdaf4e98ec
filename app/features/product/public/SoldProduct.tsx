import {useEffect, useRef, type ReactNode, useState} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {imageUrl} from '@app/shared/lib/image-url'
import {joinNames} from '@app/shared/i18n/join-names'
import type {MessageId} from '@app/shared/i18n/messages'
import type {BundlePartChoice, NewItem} from '@app/features/basket/public/new-item'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import type {AvailabilityModel} from './availability-state'
import {chosenNames, chosenItemOf, type ChosenPart, type ProductModel} from './product'
import {type Offer} from './offer'
import {registryItem, type RegistryItem} from '@app/features/registry/public/registry'
import {BuyingColumn} from './ChoosingColumn'
import {ProductFrame, type ShownProduct} from './ProductFrame'
import {StickyBuy} from '../components/StickyBuy'
import {boughtStore, extrasStore, usePartnerLink} from './advice-slots'
import {usePurchase} from './use-purchase'
import {
  ENGRAVING_TYPE,
  engravingItem,
  type Engraving,
} from '@app/features/engraving/public/engraving'

interface ChosenEngraving {
  readonly engraving: Engraving | null
  readonly setEngraving: (engraving: Engraving | null) => void
  /** Basket items: the product, and its engraving if there is one. */
  readonly itemsOf: (productId: string, quantity: number) => readonly NewItem[]
  /** Message id; set while a product that requires an engraving has none. */
  readonly missing?: MessageId
}

/** The engraving that a shopper has designed for a product. */
function useEngraving({type, engraving: model}: ProductModel): ChosenEngraving {
  const [engraving, setEngraving] = useState<Engraving | null>(null)
  const isWork = type === ENGRAVING_TYPE
  return {
    engraving,
    setEngraving,
    itemsOf: (productId, quantity) => [
      ...(isWork ? [] : [{productId, quantity}]),
      ...(model && engraving ? [engravingItem(model, engraving, productId, quantity)] : []),
    ],
    ...(isWork && model && !engraving && {missing: 'engraving.missing' as const}),
  }
}

/** Item for the gift registry; undefined while the choice is incomplete or the price is unknown. */
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

/** State of the chosen parts of a bundle. */
export interface ChosenBundle {
  /** Availability of the least available part. */
  readonly availability: AvailabilityModel
  readonly parts: readonly BundlePartChoice[]
  readonly chosen: readonly ChosenPart[]
  /** Names of the parts with their chosen values. */
  readonly names: readonly string[]
  /** Message id; set while a part is not completely chosen. */
  readonly missing?: MessageId
  /** Called when the shopper presses the button although a choice is missing. */
  readonly onIncompleteSubmit: () => void
  /** List of the parts, each with its picker. */
  readonly list: ReactNode
}

interface SoldProductProps extends ShownProduct {
  offer: Offer
  bundle?: ChosenBundle
}

/** A product of a site with online sales that is not a set. */
export function SoldProduct({offer, bundle, ...shown}: SoldProductProps) {
  const {product, choice, pictures} = shown
  const box = useRef<HTMLDivElement>(null)
  const {locale} = useShop()
  const {engraving, setEngraving, itemsOf, missing} = useEngraving(product)
  const names = bundle?.names ?? chosenNames(product, choice.choice)
  const sold = bundle ? {...offer, availability: bundle.availability} : offer
  const partnerLink = usePartnerLink(product)
  const extras = extrasStore.useValue()
  const itemsOfProduct = bundle
    ? (productId: string, quantity: number) => [
        {productId, quantity, ...(bundle.parts.length > 0 && {parts: bundle.parts})},
      ]
    : itemsOf
  const price = offer.price && {...offer.price, taxRate: product.taxRate}
  const purchase = usePurchase({
    productId: product.id,
    selection: choice.selection,
    offer: sold,
    itemsOf: (...request) => [...itemsOfProduct(...request), ...(extras?.items ?? [])],
    eventItemsOf: (productId) => [chosenItemOf(product, productId), ...(extras?.events ?? [])],
    missing: bundle?.missing ?? missing ?? extras?.missing,
    onIncompleteSubmit: () => {
      bundle?.onIncompleteSubmit()
      extras?.onIncompleteSubmit()
    },
    shownOf: (buy) => ({
      ...buy,
      others: extras?.added,
      name: product.name,
      choices: engraving ? [...names, engraving.text] : names,
      picture: pictures[0],
      price,
    }),
    atOnce: true,
    onAdded: extras?.onAdded,
  })
  const {possible, quantity} = purchase
  useEffect(() => boughtStore.set(possible && !partnerLink ? {price, quantity} : undefined))
  return (
    <>
      <ProductFrame {...shown}>
        <BuyingColumn
          product={product}
          choice={choice}
          offer={offer}
          purchase={purchase}
          extras={extras}
          box={box}
          engraving={engraving}
          onEngrave={setEngraving}
          availability={sold.availability}
          parts={bundle?.list}
          chosenParts={bundle?.chosen}
          fullName={joinNames([product.name, ...(bundle ? [] : names)], locale.id)}
          registryItem={useRegistryItem(shown, offer)}
        />
      </ProductFrame>
      {choice.selection?.kind !== 'impossible' && !partnerLink && (
        <StickyBuy
          purchase={purchase}
          extras={extras}
          offer={offer}
          names={names}
          taxRate={product.taxRate}
          box={box}
        />
      )}
    </>
  )
}
