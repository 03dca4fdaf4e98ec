import type {ImgHTMLAttributes} from 'react'
import {imageUrl} from '@app/shared/lib/image-url'

/**
 * Tiles have a ratio of 7 to 8 (rule LIMIT-7) and are 156 to 300 CSS px wide: one image size for
 * standard screens and one for high-density screens are enough, and two URLs keep a page of 38 tiles
 * small.
 */
const SMALL = {width: 320, height: 366, fit: 'cut'} as const
const LARGE = {width: 560, height: 640, fit: 'cut'} as const

interface TilePictureProps {
  src: string
  alt: string
  /** True in the first view: the picture loads immediately and with high priority. */
  priority?: boolean
  className?: string
  onLoad?: () => void
}

/** Picture of a product tile. */
export function TilePicture({src, alt, priority, className, onLoad}: TilePictureProps) {
  const loading: ImgHTMLAttributes<HTMLImageElement> = priority
    ? // React 18 writes this attribute only in lower case.
      ({fetchpriority: 'high'} as ImgHTMLAttributes<HTMLImageElement>)
    : {loading: 'lazy'}
  return (
    <img
      {...loading}
      className={className}
      srcSet={`${imageUrl(src, LARGE)} 2x`}
      src={imageUrl(src, SMALL)}
      alt={alt}
      width={SMALL.width}
      height={SMALL.height}
      onLoad={onLoad}
    />
  )
}
