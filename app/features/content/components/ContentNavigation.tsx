import {useId} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import type {ContentHeading} from '@common/content-body'
import type {ContentSection} from '../model/content-section'
import styles from './ContentNavigation.module.css'

/** Links to the other pages in the section of a page. */
export function SectionNavigation({section}: {section: ContentSection}) {
  const paths = usePaths()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {section.title}
      </p>
      <ul className={styles.list}>
        {section.links.map(({label, href, current}) => (
          <li key={href}>
            <AppLink
              to={paths.fromContent(href)}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Table of contents of a long page. */
export function PageContents({headings}: {headings: readonly ContentHeading[]}) {
  const t = useTranslate()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId} className={styles.title}>
        {t('content.onThisPage')}
      </p>
      <ul className={styles.list}>
        {headings.map(({id, text}) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
