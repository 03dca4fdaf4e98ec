import {useState, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {servicePicture} from '@app/shared/lib/service-picture'
import {Button} from '@app/shared/ui/Button'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import type {ReviewPhoto} from '../model/review'
import styles from './ReviewPhotos.module.css'

/** Thumbnail size in CSS pixels. */
const THUMBNAIL = {width: 288, height: 288, fit: 'cut'} as const
const LARGE = {width: 960} as const

interface ReviewPhotosProps<Photo> {
  photos: readonly Photo[]
  label: string
  /** Class that replaces the small row of one review. */
  className?: string
  /** Caption below a large photo. */
  wordsOf?: (photo: Photo) => ReactNode
}

/** Photos of reviews as thumbnails; a press opens a large view with paging. */
export function ReviewPhotos<Photo extends ReviewPhoto>(props: ReviewPhotosProps<Photo>) {
  const {photos, label, className = styles.photos, wordsOf} = props
  const t = useTranslate()
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState(false)
  const photo = photos[shown]
  if (!photo) return null
  const count = photos.length
  const nameOf = (index: number) =>
    photos[index]?.caption || t('reviews.photo', {number: index + 1, count})
  return (
    <>
      <ul className={className} aria-label={label}>
        {photos.map(({id, thumbnail}, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumbnail}
              onClick={() => {
                setShown(index)
                setOpen(true)
              }}
            >
              <img
                src={servicePicture(thumbnail, THUMBNAIL)}
                alt={t('reviews.enlarge', {photo: nameOf(index)})}
                width={96}
                height={96}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={nameOf(shown)}
        footer={
          count > 1 && (
            <div className={styles.turn}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => setShown((shown + count - 1) % count)}
              >
                {t('reviews.previous')}
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => setShown((shown + 1) % count)}
              >
                {t('reviews.next')}
              </Button>
            </div>
          )
        }
      >
        <img
          className={styles.large}
          src={servicePicture(photo.full, LARGE)}
          alt={nameOf(shown)}
          width={960}
          height={1097}
        />
        {wordsOf?.(photo)}
      </LazyDialog>
    </>
  )
}
