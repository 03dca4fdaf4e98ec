import {useState} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/model/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {Offer} from '../model/offer'
import {picturesOf, type ProductModel} from '../model/product'
import {structuredData} from '../model/structured-data'
import {AddedDialog} from './AddedDialog'
import type {Added} from './BuyBox'
import {ChoosingColumn} from './ChoosingColumn'
import {Gallery} from './Gallery'
import {ProductStory} from './ProductStory'
import {useCurrentOffer} from './use-current-offers'
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
  const {selection} = choice
  const json = structuredData(product, {
    url: origin + paths.product(product.id),
    images: pictures.map((path) => origin + imageUrl(path, {width: 1200})),
    currency,
    sku: selection?.kind === 'variant' ? selection.variant.id : product.id,
    offer,
  })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
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
    />
  )
}

/** A product: its pictures, the choosing column, its story. */
export function ProductView({product}: {product: ProductModel}) {
  const t = useTranslate()
  const paths = usePaths()
  const choice = useProductChoice(product)
  const offer = useCurrentOffer(product, choice.selection)
  const [added, setAdded] = useState<Added | null>(null)
  const [open, setOpen] = useState(false)
  const colorId = choice.choice[COLOR_ATTRIBUTE]
  const color = product.attributes
    .find(({id}) => id === COLOR_ATTRIBUTE)
    ?.values.find(({id}) => id === colorId)
  const pictures = picturesOf(product, colorId)
  return (
    <>
      <ProductMeta product={product} />
      <StructuredData product={product} choice={choice} offer={offer} pictures={pictures} />
      <div className={styles.page}>
        <Breadcrumbs
          items={[
            {label: t('breadcrumb.home'), to: paths.home()},
            ...product.trail.map(({id, name}) => ({label: name, to: paths.category(id)})),
            {label: product.name},
          ]}
        />
        <div className={styles.columns}>
          <Gallery key={colorId} pictures={pictures} product={product.name} color={color?.name} />
          <ChoosingColumn
            product={product}
            choice={choice}
            offer={offer}
            onAdded={(result) => {
              setAdded(result)
              setOpen(true)
            }}
          />
        </div>
      </div>
      <ProductStory product={product} />
      {offer && (
        <AddedDialog
          added={added}
          open={open}
          onClose={() => setOpen(false)}
          name={product.name}
          choices={chosenNames(product, choice)}
          picture={pictures[0]}
          offer={offer}
        />
      )}
    </>
  )
}
