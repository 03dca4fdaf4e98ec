import {useId, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {servicePicture} from '@app/shared/lib/service-picture'
import {Button} from '@app/shared/ui/Button'
import {useNothingToShow} from '@app/shared/ui/Deferred'
import {LazyDialog, preloadDialog} from '@app/shared/ui/overlay/lazy'
import {useFeed} from '../api/get-feed'
import {MIN_POSTS, postsFor} from '../model/feed'
import {PostView} from '../components/PostView'
import styles from './SocialFeed.module.css'

/** Size of a square picture in CSS pixels. */
const SQUARE = {width: 480, height: 480, fit: 'cut'} as const

/**
 * Pictures of families with hotspots on the products. Default export: loaded when the shopper scrolls near
 * it.
 */
export default function SocialFeed({productId}: {productId?: string}) {
  const t = useTranslate()
  const titleId = useId()
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState(false)
  const {data, isError} = useFeed()
  const posts = data ? postsFor(data, productId) : []
  const post = posts[shown]
  const enough = posts.length >= MIN_POSTS
  useNothingToShow(isError || (data !== undefined && !enough))
  if (!enough || !post) return null
  const turn = (step: number) => setShown((shown + posts.length + step) % posts.length)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('social.title')}</h2>
        <p className={styles.text}>{t('social.text')}</p>
      </div>
      <ul className={styles.row}>
        {posts.map(({id, square, user, caption}, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tile}
              onPointerEnter={preloadDialog}
              onClick={() => {
                setShown(index)
                setOpen(true)
              }}
            >
              <img
                src={servicePicture(square, SQUARE)}
                alt={t('social.open', {user, caption})}
                width={480}
                height={480}
                loading="lazy"
              />
              <span className={styles.user} aria-hidden="true">
                {user}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={t('social.by', {user: post.user})}
        footer={
          <div className={styles.turn}>
            <Button variant="secondary" size="small" onClick={() => turn(-1)}>
              {t('social.previous')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => turn(1)}>
              {t('social.next')}
            </Button>
          </div>
        }
      >
        <PostView key={post.id} post={post} onLeave={() => setOpen(false)} />
      </LazyDialog>
    </section>
  )
}
