import {PriceTag} from '@app/features/catalog/public/PriceTag'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {Availability} from '@app/features/product/public/Availability'
import {picturesOf, type ProductModel} from '@app/features/product/public/product'
import {TileRating} from '@app/features/reviews/public/TileRating'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {CompareRow} from '../model/compare-rows'
import {passFocusOn} from '../pass-focus-on'
import {useCompare} from '../public/use-compare'
import styles from './CompareTable.module.css'

interface CompareTableProps {
  products: readonly ProductModel[]
  rows: readonly CompareRow[]
  /** True to mark rows that differ; with one product no row is marked. */
  marked: boolean
}

/** Picture of a product and the button that removes it from the comparison. */
function Head({product}: {product: ProductModel}) {
  const t = useTranslate()
  const paths = usePaths()
  const {toggle} = useCompare()
  const colors = product.attributes.find(({id}) => id === COLOR_ATTRIBUTE)?.values ?? []
  const [picture] = picturesOf(product, colors[0]?.id)
  const {id, name} = product
  return (
    <div className={styles.head}>
      {picture && (
        <AppLink to={paths.product(id)} tabIndex={-1} aria-hidden="true">
          <Picture
            className={styles.picture}
            src={picture}
            alt=""
            width={280}
            height={320}
            widths={[280, 420, 560]}
            sizes="(min-width: 768px) 22vw, 45vw"
            fit="cut"
          />
        </AppLink>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('compare.remove', {product: name})}
        data-takes-out=""
        onClick={({currentTarget}) => {
          passFocusOn(currentTarget, currentTarget.closest('[role=row]'))
          toggle({id, name})
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

function Cell({lines}: {lines: readonly string[]}) {
  const t = useTranslate()
  const [first, ...more] = lines
  if (first === undefined) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('compare.none')}</VisuallyHidden>
      </span>
    )
  }
  if (more.length === 0) return <>{first}</>
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Price, rating and stock; the content-only site shows neither price nor stock. */
function Offer({product}: {product: ProductModel}) {
  const t = useTranslate()
  const {reviews} = useShop().site.features
  const {offer} = product
  return (
    <div className={styles.offer}>
      {offer &&
        (offer.price ? (
          <PriceTag price={{...offer.price, taxRate: product.taxRate}} />
        ) : (
          <p>{t('product.price.unavailable')}</p>
        ))}
      {reviews && <TileRating productId={product.id} />}
      {offer && <Availability availability={{...offer.availability, message: undefined}} />}
    </div>
  )
}

function Attribute({
  row,
  products,
  marked,
}: {
  row: CompareRow
  products: readonly ProductModel[]
  marked: boolean
}) {
  const t = useTranslate()
  return (
    <div role="row" className={classNames(styles.row, marked && styles.differs)}>
      <div role="rowheader" className={styles.label}>
        {row.label}
        {marked && (
          <span className={styles.mark}>
            <VisuallyHidden>{t('compare.differs')}</VisuallyHidden>
          </span>
        )}
      </div>
      {row.cells.map((lines, index) => (
        <div key={products[index]?.id} role="cell">
          <Cell lines={lines} />
        </div>
      ))}
    </div>
  )
}

/**
 * Products in columns, attributes in rows. On a phone two columns are visible and the others are
 * reached by swiping; each label is above its row, so that the columns keep their width. The table uses
 * ARIA roles, because table elements cannot use a grid layout.
 */
export function CompareTable({products, rows, marked}: CompareTableProps) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <div
      role="table"
      aria-label={t('compare.title')}
      className={classNames(styles.table, styles[`of${products.length}`])}
    >
      <div role="rowgroup" className={styles.pictures}>
        <div role="row" className={styles.row}>
          <div role="cell" className={styles.corner} />
          {products.map((product) => (
            <div key={product.id} role="cell">
              <Head product={product} />
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.names}>
        <div role="row" className={styles.row}>
          <div role="columnheader" className={styles.corner}>
            <VisuallyHidden>{t('compare.attribute')}</VisuallyHidden>
          </div>
          {products.map(({id, name}) => (
            <div key={id} role="columnheader" className={styles.name}>
              <AppLink to={paths.product(id)}>{name}</AppLink>
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        <div role="row" className={styles.row}>
          <div role="rowheader" className={styles.label}>
            {t(products.some(({offer}) => offer) ? 'compare.offer' : 'compare.rating')}
          </div>
          {products.map((product) => (
            <div key={product.id} role="cell">
              <Offer product={product} />
            </div>
          ))}
        </div>
        {rows.map((row) => (
          <Attribute key={row.id} row={row} products={products} marked={marked && row.differs} />
        ))}
      </div>
    </div>
  )
}
