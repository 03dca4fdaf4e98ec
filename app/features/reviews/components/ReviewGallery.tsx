import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {useReviewPhotos} from '../api/get-review-photos'
import type {GalleryPhoto} from '../model/review'
import {ReviewPhotos} from './ReviewPhotos'
import {Stars} from './Stars'
import styles from './ReviewGallery.module.css'

/** Minimum number of photos; a single one is already shown in its review. */
const MIN_PHOTOS = 2

/** Short excerpt of the review that a photo belongs to. */
function Words({review}: {review: GalleryPhoto['review']}) {
  const t = useTranslate()
  const {locale: page} = useShop()
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
      <p className={styles.by}>
        {joinNames(
          [author, location].flatMap((part) => part || []),
          page.id,
        )}
      </p>
    </div>
  )
}

/** Photos of all reviews of a product, in a row above them; renders nothing when there are too few. */
export function ReviewGallery({productId}: {productId: string}) {
  const t = useTranslate()
  const {data: photos = []} = useReviewPhotos(productId)
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
