import {useMemo, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {Button} from '@app/shared/ui/Button'
import {Picture} from '@app/shared/ui/Picture'
import type {ContentPage} from '../model/content-asset'
import {splitIntroduction, withHeadingIds} from '../model/content-html'
import {contentImage} from '../model/content-image'
import type {ContentSection} from '../model/content-section'
import {ContentHtml} from './ContentHtml'
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
  page: ContentPage
  section: ContentSection | null
  /** Replaces the body and the table of contents. */
  body?: ReactNode
  /** Shown below the introduction. */
  children?: ReactNode
  onRetry: () => unknown
}

/** The body of a page; `children` are between its introduction and its first section. */
function PageBody({html, children}: {html: string; children?: ReactNode}) {
  const [introduction, sections] = children ? splitIntroduction(html) : [html, '']
  return (
    <>
      {introduction && <ContentHtml html={introduction} />}
      {children && <div className={styles.inset}>{children}</div>}
      {sections && <ContentHtml html={sections} />}
    </>
  )
}

/** A content page with the other pages of its section beside it, below it on phones. */
export function ContentView({page, section, body, children, onRetry}: ContentViewProps) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const {html, headings} = useMemo(() => withHeadingIds(page.body ?? ''), [page.body])
  const isLong = !body && headings.length >= LONG_PAGE
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs
          items={[{label: t('breadcrumb.home'), to: paths.home()}, {label: page.title}]}
        />
        <h1>{page.title}</h1>
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
        {body ||
          (page.body === null && !children ? (
            <ContentFailure onRetry={onRetry} />
          ) : (
            <PageBody html={html}>{children}</PageBody>
          ))}
      </article>
      {(section || isLong) && (
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
