import loadable from '@loadable/component'
import type {ContentWidget} from '@common/content-body'
import {contentImage} from '@app/features/content/public/content'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Picture} from '@app/shared/ui/Picture'
import styles from './HotspotWidget.module.css'

const Hotspots = loadable(() => import('@app/features/gallery/public/Hotspots'), {ssr: false})

/** A picture with labelled points; below it the points as links, which work without scripts. */
export function HotspotWidget({options, spots = []}: ContentWidget) {
  const shop = useShop()
  const paths = usePaths()
  const {image, alt = ''} = options
  if (!image) return null
  const linked = spots.flatMap(({label, productId, href}) => {
    const to = productId ? paths.product(productId) : href
    return to ? [{label, to}] : []
  })
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        <Picture
          src={contentImage(shop, image)}
          alt={alt}
          width={1200}
          height={800}
          sizes="(min-width: 992px) 60vw, 94vw"
          widths={[480, 840, 1280]}
          className={styles.picture}
        />
        {spots.length > 0 && <Hotspots hotspots={spots.map((spot) => ({...spot, text: ''}))} />}
      </div>
      {linked.length > 0 && (
        <figcaption>
          <ul className={styles.list}>
            {linked.map(({label, to}) => (
              <li key={label}>
                <AppLink to={to}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}
