import {defineQuery} from '@app/shared/api/define-query'
import {Picture} from '@app/shared/ui/Picture'
import {classNames} from '@app/shared/ui/class-names'
import {type LineProduct, lineProductOf} from './line-product'
import styles from './LinePicture.module.css'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {escapeReserved} from '@common/api-id'
import {distinctIds} from '@app/shared/lib/distinct-ids'

interface LinePictureProps {
  product: LineProduct | undefined
  /** Width in the layout in CSS pixels. */
  width: number
  className?: string
}

/** Picture of a line in its reserved space; decorative beside the product's name. Ratio 7/8 (rule LIMIT-7). */
export function LinePicture({product, width, className}: LinePictureProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      {product?.image && (
        <Picture
          src={product.image.link}
          alt=""
          width={width}
          height={Math.round((width * 8) / 7)}
          sizes={`${width}px`}
          widths={[width, width * 2]}
        />
      )}
    </span>
  )
}

/** Maximum number of ids in one call of SCAPI `getProducts`. */
const BATCH_SIZE = 24

const FIELDS = [
  'id',
  'name',
  'minOrderQuantity',
  'stepQuantity',
  'master.(masterId)',
  'inventory.(ats,orderable)',
  'imageGroups.(viewType,images.(link,disBaseLink,alt))',
  'variationAttributes.(id,name,values.(value,name))',
  'variationValues',
  'c_masterName',
  'c_lowestPrice30Days',
  'c_unitPricingMeasure',
]

export type LineProducts = Readonly<Record<string, LineProduct>>

const batches = (ids: readonly string[]): string[][] =>
  Array.from({length: Math.ceil(ids.length / BATCH_SIZE)}, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )

/**
 * Pictures, names and quantity rules of the products of a basket or an order, by product id. The
 * backend omits products that are no longer sold, and so does this query. The result includes stock:
 * the general stale time applies.
 */
export const {key: LINE_PRODUCTS, use: useLineProducts} = defineQuery({
  key: ['basket', 'line-products'],
  read: async ({api}, productIds: readonly string[]): Promise<LineProducts> => {
    const ids = distinctIds(productIds)
    const read = (batch: string[]) =>
      api.clients.of(ShopperProducts).getProducts({
        parameters: {
          ids: batch.map(escapeReserved),
          expand: ['images', 'variations', 'availability', 'prices'],
          select: `(data.(${FIELDS.join(',')}))`,
        },
      })
    const results = await Promise.all(batches(ids).map(read))
    const products = results.flatMap(({data = []}) => data.map(lineProductOf))
    return Object.fromEntries(products.map((product) => [product.id, product]))
  },
  keyOf: distinctIds,
})
