import {useQuery} from '@tanstack/react-query'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {reviewPhotosQuery} from '../api/get-review-photos'
import type {GalleryPhoto} from '../model/review'
import {ReviewPhotos} from './ReviewPhotos'
import {Stars} from './Stars'
import styles from './ReviewGallery.module.css'

/** A single photo is in its review anyway. */
const MIN_PHOTOS = 2

/** The review that a photo came with, in a few words. */
function Words({review}: {review: GalleryPhoto['review']}) {
  const t = useTranslate()
  const {rating, title, text, author, location, locale} = review
  return (
    <div className={styles.words}>
      <Stars
        value={rating}
        label={t('reviews.starsOf', {stars: rating})}
        className={styles.stars}
      />
      <div lang={locale}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p>{text}</p>}
      </div>
      <p className={styles.by}>{[author, location].filter(Boolean).join(', ')}</p>
    </div>
  )
}

/** The photos of all reviews of a product, in a row above them; nothing where there are hardly any. */
export function ReviewGallery({productId}: {productId: string}) {
  const t = useTranslate()
  const {data: photos = []} = useQuery(reviewPhotosQuery(useShop(), productId))
  if (photos.length < MIN_PHOTOS) return null
  return (
    <div className={styles.gallery}>
      <h3 className={styles.heading}>{t('reviews.gallery')}</h3>
      <ReviewPhotos
        photos={photos}
        label={t('reviews.gallery')}
        className={styles.row}
        wordsOf={({review}) => <Words review={review} />}
      />
    </div>
  )
}
