import {useId} from 'react'
import {useShellContent} from '@app/features/content/public/shell-content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {knownHrefs, type ContentHit} from '../model/content-hits'
import styles from './ContentHits.module.css'

/** Id of the content hits; target of the link above the products. */
export const CONTENT_HITS_ID = 'search-pages'

/** Content pages of advice and service beside the products. */
export function ContentHits({hits}: {hits: readonly ContentHit[]}) {
  const t = useTranslate()
  const paths = usePaths()
  const titleId = useId()
  const languageOf = useTextLanguage()
  // Loaded with the shell; this component makes no request.
  const {data: shell} = useShellContent(undefined, {enabled: false})
  if (hits.length === 0) return null
  const hrefs = knownHrefs(shell?.footer?.sections ?? [])
  return (
    <section id={CONTENT_HITS_ID} tabIndex={-1} className={styles.pages} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('search.content.title')}
      </h2>
      <ul className={styles.list}>
        {hits.map(({id, title, text}) => (
          <li key={id} className={styles.page}>
            <h3 className={styles.name} {...languageOf(title)}>
              <AppLink
                to={hrefs.has(id) ? paths.fromContent(hrefs.get(id) ?? '') : paths.content(id)}
              >
                {title}
              </AppLink>
            </h3>
            {text && (
              <p className={styles.text} {...languageOf(text)}>
                {text}
              </p>
            )}
            <Icon name="arrow-right" size={18} />
          </li>
        ))}
      </ul>
    </section>
  )
}
