import {listingIn} from '@app/features/catalog/public/get-listing'
import {useListingAnswer} from '@app/features/catalog/public/use-listing'
import {WrittenPrice} from '@app/features/catalog/public/PriceTag'
import {usePriceText} from '@app/features/catalog/public/price'
import {parseListingRequest, SHORT_PAGE_SIZE} from '@app/features/catalog/public/listing-request'
import type {TileModel} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Thumbnail} from '@app/shared/ui/Thumbnail'
import styles from './MenuProducts.module.css'

/** Number of products that fit beside the categories. */
const SHOWN = 3
const PLACES = Array.from({length: SHOWN}, (_, index) => index)

function Product({tile, folder}: {tile: TileModel; folder: string}) {
  const paths = usePaths()
  const text = usePriceText()
  const image = tile.colors?.[tile.color ?? 0]?.image ?? tile.image
  return (
    <AppLink to={paths.product(tile.id)} className={styles.product}>
      {image && <Thumbnail className={styles.picture} src={folder + image} width={196} />}
      <span className={styles.name}>{tile.name}</span>
      {tile.price && <WrittenPrice price={tile.price} text={{...text, withLowestPrice: false}} />}
    </AppLink>
  )
}

/**
 * Best sellers of a category, with pictures, in the free space of the menu. The space is reserved until
 * they are loaded; renders nothing when they cannot be read. Default export: loads with the first open
 * panel.
 */
export default function MenuProducts({categoryId}: {categoryId: string}) {
  const t = useTranslate()
  const all = parseListingRequest(new URLSearchParams(), categoryId)
  const request = {...all, sort: 'bestSeller', limit: SHORT_PAGE_SIZE}
  const shop = useShop()
  const {data, isError} = useListingAnswer(request)
  const listing = data && listingIn(shop, data, request)
  const tiles = listing?.tiles.filter(({unlinked}) => !unlinked).slice(0, SHOWN)
  if (isError || tiles?.length === 0) return null
  return (
    <>
      <p className={styles.title}>{t('recommendations.bestSellers')}</p>
      <ul className={styles.products}>
        {PLACES.map((place) => {
          const tile = tiles?.[place]
          if (!listing) return <li key={place} className={styles.place} aria-hidden="true" />
          return (
            tile && (
              <li key={tile.id}>
                <Product tile={tile} folder={listing.imageFolder} />
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
