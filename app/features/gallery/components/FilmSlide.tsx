import {useEffect, useRef} from 'react'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {catalogFile} from '../public/catalog-file'
import type {Film} from '../public/rich-content'
import styles from './Gallery.module.css'

interface FilmSlideProps {
  film: Film
  /** Poster image, shown before playback. */
  poster: string | undefined
  current: boolean
  /** Number of presses of "Watch video"; each plays the film that is shown. */
  watched: number
}

/** A film in the gallery; it pauses when the gallery moves on (rule PROD-10). */
export default function FilmSlide({film, poster, current, watched}: FilmSlideProps) {
  const {site} = useShop()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!current) video.current?.pause()
    // A browser that refuses leaves the film with its controls.
    else if (watched > 0) video.current?.play().catch(() => undefined)
  }, [current, watched])
  const still = film.poster ?? poster
  return (
    <video
      ref={video}
      className={styles.film}
      src={catalogFile(site, film.src)}
      poster={still && imageUrl(still, {width: 840, height: 960, fit: 'cut'})}
      aria-label={film.label}
      controls={current}
      tabIndex={current ? undefined : -1}
      preload="none"
      muted
      loop
      playsInline
    />
  )
}
