import {useState} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {bundleAvailability, chosenVariants, isBundleUnfinished, partNames} from '../public/bundle'
import type {Offer} from '@app/features/product/public/offer'
import type {ShownProduct} from '@app/features/product/public/ProductFrame'
import {SoldProduct} from '@app/features/product/public/SoldProduct'
import {BundlePartList} from './BundleParts'
import {useSetChoice} from '../public/use-set-choice'

/**
 * A bundle: bought as a whole, for its own price; its least available part limits the quantity. The shopper
 * chooses colours and sizes of its parts. Default export: a chunk of its own.
 */
export default function BundleView({offer, ...shown}: ShownProduct & {offer: Offer}) {
  const {locale} = useShop()
  const {parts} = useSetChoice(shown.product)
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const unfinished = isBundleUnfinished(parts)
  return (
    <SoldProduct
      {...shown}
      offer={offer}
      bundle={{
        availability: bundleAvailability(offer.availability, parts),
        parts: chosenVariants(parts),
        chosen: parts,
        names: partNames(parts, locale.id),
        ...(unfinished && {missing: 'product.selectOptions' as const}),
        onIncompleteSubmit: () => setSubmitAttempted(true),
        list: <BundlePartList parts={parts} submitAttempted={submitAttempted} />,
      }}
    />
  )
}
