import type {ImgHTMLAttributes} from 'react'
import {imageUrl} from '@app/shared/lib/image-url'
import {toneOfAddress} from '@app/shared/lib/tone'

export interface PictureProps {
  /** Absolute link of the API or a path on the static host; its fragment may name the dominant colour. */
  src: string
  alt: string
  /** Intrinsic width in CSS pixels; width and height reserve the space of the picture. */
  width: number
  height: number
  /** Media conditions as in `img sizes`. */
  sizes: string
  /** Widths offered to the browser, in pixels. */
  widths?: readonly number[]
  /** A picture of the first view: loaded at once and with priority, and painted together with the texts around it. */
  priority?: boolean
  /** `cut` crops on the server to the ratio of `width` and `height`; `fit` keeps the picture whole. */
  fit?: 'fit' | 'cut'
  className?: string
}

const DEFAULT_WIDTHS = [320, 480, 720, 1080]

/** Responsive picture with its space reserved, in the picture's dominant colour where it is known. */
export function Picture(props: PictureProps) {
  const {src, alt, width, height, sizes, widths = DEFAULT_WIDTHS, priority, fit, className} = props
  const variant = (pixels: number): string =>
    imageUrl(src, {
      width: pixels,
      height: fit === 'cut' ? Math.round((pixels * height) / width) : undefined,
      fit,
    })
  const loading: ImgHTMLAttributes<HTMLImageElement> = priority
    ? // React 18 writes this attribute only in lower case.
      ({fetchpriority: 'high', decoding: 'sync'} as ImgHTMLAttributes<HTMLImageElement>)
    : {loading: 'lazy', decoding: 'async'}
  return (
    <img
      {...loading}
      srcSet={widths.map((pixels) => `${variant(pixels)} ${pixels}w`).join(', ')}
      sizes={sizes}
      src={variant(widths[Math.floor(widths.length / 2)] ?? width)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-tone={toneOfAddress(src)}
    />
  )
}
