import {useEffect, useRef} from 'react'
import {imageUrl} from '@app/shared/lib/image-url'
import type {Film} from '../model/rich-content'
import styles from './Gallery.module.css'
import {proxyPath} from '@common/proxy-path'

interface FilmSlideProps {
  film: Film
  /** Poster image, shown before playback. */
  poster: string | undefined
  current: boolean
}

/** Films are stored beside the pictures; they are not resized. */
const filmUrl = (path: string): string => proxyPath('static') + path

/** A film in the gallery; it pauses when the gallery moves on (rule PROD-10). */
export default function FilmSlide({film, poster, current}: FilmSlideProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!current) video.current?.pause()
  }, [current])
  const still = film.poster ?? poster
  return (
    <video
      ref={video}
      className={styles.film}
      src={film.src.startsWith('/') ? filmUrl(film.src) : film.src}
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
