import {Picture, type PictureProps} from './Picture'

interface ThumbnailProps extends Pick<PictureProps, 'src' | 'width' | 'className'> {
  alt?: string
}

/** Small picture of a product in the ratio 7 to 8, for single and double screen density. */
export function Thumbnail({src, width, alt = '', className}: ThumbnailProps) {
  return (
    <Picture
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={Math.round((width * 8) / 7)}
      widths={[width, 2 * width]}
      sizes={`${width}px`}
      fit="cut"
    />
  )
}
