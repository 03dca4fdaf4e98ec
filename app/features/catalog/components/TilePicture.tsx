import type {ImgHTMLAttributes} from 'react'
import {imageUrl} from '@app/shared/lib/image-url'

/**
 * Tiles are 7 to 8 (rule LIMIT-7) and 156 to 300 CSS px wide: one size for plain screens and one for
 * dense ones do for all of them, and two addresses keep a page of 38 tiles small.
 */
const SMALL = {width: 320, height: 366, fit: 'cut'} as const
const LARGE = {width: 560, height: 640, fit: 'cut'} as const

interface TilePictureProps {
  src: string
  alt: string
  /** In the first view: loaded at once and first. */
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
