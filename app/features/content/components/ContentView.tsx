import type {ReactNode} from 'react'
import type {ContentBody} from '@common/content-body'
import type {SafeHtml} from '@common/safe-html'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {Button} from '@app/shared/ui/Button'
import {classNames} from '@app/shared/ui/class-names'
import {Picture} from '@app/shared/ui/Picture'
import {type AssetPage, contentImage} from '../public/content'
import {splitIntroduction} from '../public/content-page'
import type {ContentSection} from '../model/content-section'
import {ContentMarkup, type RenderWidget} from '../public/ContentMarkup'
import {PageContents, SectionNavigation} from './ContentNavigation'
import styles from './ContentView.module.css'

/** Minimum number of sections of a page with a table of contents. */
const LONG_PAGE = 5

/** Shown instead of content that could not be read or is empty (rule CONTENT-5). */
function ContentFailure({onRetry}: {onRetry: () => unknown}) {
  const t = useTranslate()
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('content.error')}</p>
      <Button variant="secondary" onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

/** Shown for a content page that the browser could not read (rule CONTENT-5). */
export function ContentUnavailable({onRetry}: {onRetry: () => unknown}) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('error.page.title')}</h1>
      </div>
      <div className={styles.article}>
        <ContentFailure onRetry={onRetry} />
      </div>
    </div>
  )
}

interface ContentViewProps {
  page: AssetPage
  section: ContentSection | null
  renderWidget: RenderWidget
  /** Replaces the body and the table of contents. */
  body?: ReactNode
  /** Shown below the introduction. */
  children?: ReactNode
  onRetry: () => unknown
}

interface PageBodyProps {
  body: ContentBody
  renderWidget: RenderWidget
  children?: ReactNode
}

/** The body of a page; `children` are between its introduction and its first section, or below a body with widgets. */
function PageBody({body, renderWidget, children}: PageBodyProps) {
  const part = (html: SafeHtml) => (
    <ContentMarkup body={{...body, html}} renderWidget={renderWidget} />
  )
  const inset = children && <div className={styles.inset}>{children}</div>
  const split = children ? splitIntroduction(body) : null
  if (!split) {
    return (
      <>
        <ContentMarkup body={body} renderWidget={renderWidget} />
        {inset}
      </>
    )
  }
  const [introduction, sections] = split
  return (
    <>
      {introduction && part(introduction)}
      {inset}
      {sections && part(sections)}
    </>
  )
}

/** A content page with the other pages of its section beside it, below it on phones. */
export function ContentView(props: ContentViewProps) {
  const {page, section, renderWidget, body, children, onRetry} = props
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const shop = useShop()
  const paths = usePaths()
  const headings = page.body?.headings?.filter(({level}) => level === 2) ?? []
  const isLong = !body && headings.length >= LONG_PAGE
  const hasAside = section !== null || isLong
  return (
    <div className={classNames(styles.page, !hasAside && styles.alone)}>
      <div className={styles.head}>
        <Breadcrumbs
          items={[{label: t('breadcrumb.home'), to: paths.home()}, {label: page.title}]}
        />
        <h1 {...languageOf(page.title)}>{page.title}</h1>
      </div>
      <article className={styles.article}>
        {page.picture && (
          <Picture
            src={contentImage(shop, page.picture.src)}
            alt={page.picture.alt}
            width={1200}
            height={800}
            sizes="(min-width: 992px) 60vw, 94vw"
            widths={[480, 840, 1280]}
            priority
            className={styles.picture}
          />
        )}
        {page.date && (
          <p className={styles.date}>
            <time dateTime={page.date}>{formatDate(page.date, shop.locale.id)}</time>
          </p>
        )}
        {body ||
          (page.body ? (
            <PageBody body={page.body} renderWidget={renderWidget}>
              {children}
            </PageBody>
          ) : children ? (
            <div className={styles.inset}>{children}</div>
          ) : (
            <ContentFailure onRetry={onRetry} />
          ))}
      </article>
      {hasAside && (
        <aside className={styles.aside}>
          {section && <SectionNavigation section={section} />}
          {isLong && (
            <div className={styles.contents}>
              <PageContents headings={headings} />
            </div>
          )}
        </aside>
      )}
    </div>
  )
}
