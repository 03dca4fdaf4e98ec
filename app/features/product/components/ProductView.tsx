import {useRef, useState, type ReactNode} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/model/tile'
import {useRating} from '@app/features/reviews/use-rating'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {JsonLd} from '@app/shared/ui/JsonLd'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {Offer} from '../model/offer'
import {picturesOf, type ProductModel} from '../model/product'
import {structuredData} from '../model/structured-data'
import {AddedDialog} from './AddedDialog'
import {BuyingColumn, ChoosingColumn, ContentOnlyNote} from './ChoosingColumn'
import {Gallery} from './Gallery'
import {ProductStory} from './ProductStory'
import {StickyBuy} from './StickyBuy'
import {useCurrentOffer} from './use-current-offers'
import {usePurchase, type Added} from './use-purchase'
import {useProductChoice, type ProductChoice} from './use-product-choice'
import styles from './ProductView.module.css'

/** Names of the chosen values, in the order of the attributes. */
const chosenNames = ({attributes}: ProductModel, {choice}: ProductChoice): string[] =>
  attributes.flatMap(({id, values}) => values.find((value) => value.id === choice[id])?.name ?? [])

interface StructuredDataProps {
  product: ProductModel
  choice: ProductChoice
  offer: Offer | undefined
  pictures: readonly string[]
}

function StructuredData({product, choice, offer, pictures}: StructuredDataProps) {
  const {origin, currency} = useShop()
  const paths = usePaths()
  const rating = useRating(product.id)
  const {selection} = choice
  const json = structuredData(product, {
    url: origin + paths.product(product.id),
    images: pictures.map((path) => origin + imageUrl(path, {width: 1200})),
    currency,
    sku: selection?.kind === 'variant' ? selection.variant.id : product.id,
    offer,
    rating,
  })
  return <JsonLd json={json} />
}

function ProductMeta({product}: {product: ProductModel}) {
  const paths = usePaths()
  const {name, pageTitle, pageDescription, summary} = product
  return (
    <PageMeta
      title={pageTitle || name}
      titleIsComplete={pageTitle !== ''}
      description={pageDescription || summary}
      canonical={paths.product(product.id)}
      share={{kind: 'product', id: product.id}}
    />
  )
}

interface ShownProduct {
  readonly product: ProductModel
  readonly choice: ProductChoice
  readonly pictures: readonly string[]
}

/** The frame of the page: way back up, pictures and the column beside them. */
function Frame({product, choice, pictures, children}: ShownProduct & {children: ReactNode}) {
  const t = useTranslate()
  const paths = usePaths()
  const colorId = choice.choice[COLOR_ATTRIBUTE]
  const color = product.attributes
    .find(({id}) => id === COLOR_ATTRIBUTE)
    ?.values.find(({id}) => id === colorId)
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          {label: t('breadcrumb.home'), to: paths.home()},
          ...product.trail.map(({id, name}) => ({label: name, to: paths.category(id)})),
        ]}
      />
      <div className={styles.columns}>
        <Gallery key={colorId} pictures={pictures} product={product.name} color={color?.name} />
        {children}
      </div>
    </div>
  )
}

/** A product that is sold here. */
function SoldProduct({offer, ...shown}: ShownProduct & {offer: Offer}) {
  const {product, choice, pictures} = shown
  const [added, setAdded] = useState<Added | null>(null)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const purchase = usePurchase({
    productId: product.id,
    selection: choice.selection,
    offer,
    onAdded: (result) => {
      setAdded(result)
      setOpen(true)
    },
  })
  return (
    <div>
      <Frame {...shown}>
        <BuyingColumn
          product={product}
          choice={choice}
          offer={offer}
          purchase={purchase}
          box={box}
        />
      </Frame>
      <ProductStory product={product} />
      {choice.selection?.kind !== 'impossible' && (
        <StickyBuy purchase={purchase} offer={offer} box={box} />
      )}
      <AddedDialog
        added={added}
        open={open}
        onClose={() => setOpen(false)}
        name={product.name}
        choices={chosenNames(product, choice)}
        picture={pictures[0]}
        offer={offer}
      />
    </div>
  )
}

/** A product: its pictures, the choosing column, its story. */
export function ProductView({product}: {product: ProductModel}) {
  const choice = useProductChoice(product)
  const offer = useCurrentOffer(product, choice.selection)
  const pictures = picturesOf(product, choice.choice[COLOR_ATTRIBUTE])
  const shown = {product, choice, pictures}
  return (
    <>
      <ProductMeta product={product} />
      <StructuredData {...shown} offer={offer} />
      {offer ? (
        <SoldProduct {...shown} offer={offer} />
      ) : (
        <>
          <Frame {...shown}>
            <ChoosingColumn product={product} choice={choice}>
              <ContentOnlyNote />
            </ChoosingColumn>
          </Frame>
          <ProductStory product={product} />
        </>
      )}
    </>
  )
}
