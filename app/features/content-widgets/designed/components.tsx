import {Fragment, type ReactNode} from 'react'
import type {DesignedComponent, ComponentValue} from '@common/content-document'
import {promotionProps} from '@app/features/analytics/public/shop-event'
import {ContentMarkup} from '@app/features/content/public/ContentMarkup'
import {contentImage} from '@app/features/content/public/content'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {classNames} from '@app/shared/ui/class-names'
import {ButtonLink} from '@app/shared/ui/Button'
import {Picture} from '@app/shared/ui/Picture'
import {renderWidget} from '../components/render-widget'
import styles from './components.module.css'
import type {ContentBody} from '@common/content-body'

type Data = DesignedComponent['data']

/** Text of an entry; '' for a missing one. */
function textIn(data: Data, name: string): string {
  const value = data[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Markup of an entry; a plain text is one, too. Null for a missing one. */
function bodyIn(data: Data, name: string): ContentBody | null {
  const value = data[name]
  if (typeof value === 'object' && value !== null && 'body' in value) {
    return (value as {body: ContentBody}).body
  }
  return null
}

/** Address of a picture of the library: `{_type: 'Image', url}`, or its path. */
function pictureIn(data: Data, name: string): string | null {
  const value: ComponentValue | undefined = data[name]
  if (typeof value === 'string') return value || null
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : null
  return typeof url === 'string' ? url : null
}

export interface DesignedProps extends DesignedComponent {
  /** Renders the components of a region. */
  region: (id: string) => ReactNode
  /** True for the first component of the page, whose picture loads at once. */
  first: boolean
}

interface LinkData {
  data: DesignedComponent['data']
}

function CallToAction({data}: LinkData) {
  const paths = usePaths()
  const label = textIn(data, 'ctaText')
  const href = textIn(data, 'ctaLink')
  return label && href ? <ButtonLink to={paths.fromContent(href)}>{label}</ButtonLink> : null
}

/** Large picture with a heading, a text and a link. */
export function Hero({data, first}: DesignedProps) {
  const shop = useShop()
  const languageOf = useTextLanguage()
  const image = pictureIn(data, 'image')
  const name = textIn(data, 'heading')
  const id = image || textIn(data, 'ctaLink') || name
  return (
    <section className={styles.hero} {...promotionProps({id, name, slot: 'content-hero'})}>
      {image && (
        <Picture
          src={contentImage(shop, image)}
          alt={textIn(data, 'imageAlt')}
          width={1600}
          height={800}
          sizes="100vw"
          widths={[480, 840, 1280, 1920]}
          priority={first}
          className={styles.heroPicture}
        />
      )}
      <div className={styles.heroWords} {...languageOf(name)}>
        <h2 className={styles.heroTitle}>{name}</h2>
        {textIn(data, 'text') && <p className={styles.lead}>{textIn(data, 'text')}</p>}
        <CallToAction data={data} />
      </div>
    </section>
  )
}

/** Formatted text, with widgets in it. */
export function RichText({data}: DesignedProps) {
  const languageOf = useTextLanguage()
  const body = bodyIn(data, 'richText')
  if (body) return <ContentMarkup body={body} renderWidget={renderWidget} />
  const text = textIn(data, 'richText')
  if (!text) return null
  return (
    <p className={styles.lead} {...languageOf(text)}>
      {text}
    </p>
  )
}

/** A picture with a caption; a link where it has one. */
export function Image({data, first}: DesignedProps) {
  const shop = useShop()
  const languageOf = useTextLanguage()
  const image = pictureIn(data, 'image')
  if (!image) return null
  const caption = textIn(data, 'caption')
  return (
    <figure className={styles.figure}>
      <Picture
        src={contentImage(shop, image)}
        alt={textIn(data, 'imageAlt')}
        width={960}
        height={640}
        sizes="(min-width: 768px) 50vw, 94vw"
        widths={[480, 840, 1280]}
        priority={first}
        className={styles.picture}
      />
      {caption && (
        <figcaption className={styles.caption} {...languageOf(caption)}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** Columns of equal width: a region for each. */
export function Grid({regions, region}: DesignedProps) {
  const columns = classNames(styles.grid, regions.length > 2 && styles.narrow)
  return (
    <div className={columns}>
      {regions.map(({id}) => (
        <div key={id} className={styles.column}>
          {region(id)}
        </div>
      ))}
    </div>
  )
}

/** Row of components that scrolls sideways. */
export function Carousel({data, regions, region}: DesignedProps) {
  const languageOf = useTextLanguage()
  const title = textIn(data, 'title')
  return (
    <section className={styles.block} aria-label={title || undefined}>
      {title && (
        <h2 className={styles.title} {...languageOf(title)}>
          {title}
        </h2>
      )}
      {/* A region that scrolls can be reached with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.row} role="group" aria-label={title || undefined} tabIndex={0}>
        {regions.map(({id}) => (
          <Fragment key={id}>{region(id)}</Fragment>
        ))}
      </div>
    </section>
  )
}

/** A product as a tile. */
export function ProductTileComponent({data}: DesignedProps) {
  return renderWidget({widget: 'product', options: {productId: textIn(data, 'product')}})
}

/** Row of products of a category or a search. */
export function ProductCarouselComponent({data}: DesignedProps) {
  const options = Object.fromEntries(
    ['title', 'query', 'categoryId', 'sort', 'limit'].flatMap((name) =>
      textIn(data, name) ? [[name, textIn(data, name)]] : [],
    ),
  )
  return renderWidget({widget: 'search', options})
}
