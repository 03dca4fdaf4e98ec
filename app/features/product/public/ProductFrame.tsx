import {useMemo, type ReactNode} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {useWholePage} from '@app/shared/lib/use-whole-page'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {type ViewerSource} from '@app/features/gallery/public/GalleryViewer'
import {modelAddress} from '@app/features/gallery/public/model-address'
import type {ProductModel} from './product'
import {useAdviceSlots} from './advice-slots'
import {Gallery} from '@app/features/gallery/public/Gallery'
import {ProductReading} from './islands'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import type {ProductChoice} from './variation'
import styles from '../components/ProductView.module.css'

export interface ShownProduct {
  readonly product: ProductModel
  readonly choice: ProductChoice
  readonly pictures: readonly string[]
}

function useViewer({product, choice, pictures}: ShownProduct): ViewerSource {
  const {models, turntables} = usePageSettings()
  const {site} = useShop()
  const color = choice.choice[COLOR_ATTRIBUTE] ?? ''
  const turns = product.turns ?? []
  return {
    productId: product.id,
    color,
    hasTurn: turntables && (turns.includes(color) || turns.includes('')),
    model: modelAddress(site, models[product.id], color, pictures[0]),
  }
}

function Trail({product}: {product: ProductModel}) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <Breadcrumbs
      items={[
        {label: t('breadcrumb.home'), to: paths.home()},
        ...product.trail.map(({id, name}) => ({label: name, to: paths.category(id)})),
      ]}
    />
  )
}

function Pictures(shown: ShownProduct) {
  const {product, choice, pictures} = shown
  const {films: withFilms} = usePageSettings()
  const viewer = useViewer(shown)
  const color = product.attributes
    .find(({id}) => id === COLOR_ATTRIBUTE)
    ?.values.find(({id}) => id === choice.choice[COLOR_ATTRIBUTE])
  return (
    <Gallery
      pictures={pictures}
      product={product.name}
      color={color?.name}
      films={withFilms ? product.films : undefined}
      hotspots={product.hotspots}
      viewer={viewer}
    />
  )
}

/**
 * Layout of the page: breadcrumbs, pictures, the column beside them, and the description below the
 * pictures. The column is sticky while the longer left side scrolls.
 * A press on the purchase button changes the column only: what does not depend on it is rendered once.
 */
export function ProductFrame({children, ...shown}: ShownProduct & {children: ReactNode}) {
  const {product, choice, pictures} = shown
  const whole = useWholePage()
  const {Family} = useAdviceSlots()
  const {family} = product.advice ?? {}
  const colorId = choice.choice[COLOR_ATTRIBUTE]
  return (
    <div className={styles.page}>
      {useMemo(
        () => (
          <Trail product={product} />
        ),
        [product],
      )}
      <div className={styles.columns}>
        {useMemo(
          () => (
            <Pictures key={colorId} product={product} choice={choice} pictures={pictures} />
          ),
          [product, choice, pictures, colorId],
        )}
        {children}
        <div className={styles.reading}>
          {Family && family && <Family family={family} productId={product.id} color={colorId} />}
          {whole && <ProductReading product={product} />}
        </div>
      </div>
    </div>
  )
}
