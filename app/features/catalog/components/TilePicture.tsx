import type {ImgHTMLAttributes} from 'react'
import {imageUrl} from '@app/shared/lib/image-url'

/** Tiles are 7 to 8 (spec 9 "Limits"). Two sizes keep the page of 38 tiles small. */
const SMALL = {width: 320, height: 366, fit: 'cut'} as const
const LARGE = {width: 560, height: 640, fit: 'cut'} as const
const SIZES = '(min-width:1200px) 18vw,(min-width:768px) 29vw,45vw'

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
  const small = imageUrl(src, SMALL)
  const loading: ImgHTMLAttributes<HTMLImageElement> = priority
    ? // React 18 writes this attribute only in lower case.
      ({fetchpriority: 'high'} as ImgHTMLAttributes<HTMLImageElement>)
    : {loading: 'lazy'}
  return (
    <img
      {...loading}
      className={className}
      srcSet={`${small} 320w,${imageUrl(src, LARGE)} 560w`}
      sizes={SIZES}
      src={small}
      alt={alt}
      width={SMALL.width}
      height={SMALL.height}
      onLoad={onLoad}
    />
  )
}
