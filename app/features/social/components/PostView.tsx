import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {servicePicture} from '@app/shared/lib/service-picture'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {Hotspot, SocialPost} from '../model/feed'
import styles from './PostView.module.css'

/** Size of the large picture in CSS pixels. */
const LARGE = {width: 960} as const

interface PostViewProps {
  post: SocialPost
  /** Called when a link is followed. */
  onLeave: () => void
}

/** One post: its picture with hotspots on the products, its text, and the products as a list. */
export function PostView({post, onLeave}: PostViewProps) {
  const t = useTranslate()
  const paths = usePaths()
  const track = useTrack()
  const follow = ({productId, name}: Hotspot) => {
    track({type: 'select_social_post', postId: post.id, item: {id: productId, name}})
    onLeave()
  }
  return (
    <div className={styles.post}>
      <div className={styles.media}>
        <img
          className={styles.picture}
          src={servicePicture(post.full, LARGE)}
          alt={post.alt}
          width={960}
          height={1097}
        />
        {post.hotspots.map(
          (spot) =>
            spot.place && (
              <AppLink
                key={spot.productId}
                className={styles.hotspot}
                // Rendered in the browser only, where scripts may set styles.
                style={{left: `${spot.place.x}%`, top: `${spot.place.y}%`}}
                to={paths.product(spot.productId)}
                aria-label={t('social.hotspot', {product: spot.name})}
                title={spot.name}
                onClick={() => follow(spot)}
              >
                <Icon name="plus" size={18} />
              </AppLink>
            ),
        )}
      </div>
      <div className={styles.words}>
        {post.caption && <p className={styles.caption}>{post.caption}</p>}
        <p className={styles.meta}>
          <span>{t('social.likes', {count: post.likes})}</span>
          {post.link && (
            <a href={post.link} target="_blank" rel="noopener noreferrer">
              {t('social.original', {source: post.source})}
            </a>
          )}
        </p>
        {post.hotspots.length > 0 && (
          <>
            <h3 className={styles.title}>{t('social.products')}</h3>
            <ul className={styles.products}>
              {post.hotspots.map((spot) => (
                <li key={spot.productId}>
                  <AppLink to={paths.product(spot.productId)} onClick={() => follow(spot)}>
                    {spot.name}
                    <Icon name="arrow-right" size={18} />
                  </AppLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
