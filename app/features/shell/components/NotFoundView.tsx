import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './NotFoundView.module.css'

interface Language {
  lang: 'en' | 'de' | 'fr'
  title: MessageId
  text: MessageId
  home: MessageId
  support: MessageId
}

/** The shopper's language may be unknown, so the page is in three languages (rule ERROR-8). */
const languages: readonly Language[] = (['en', 'de', 'fr'] as const).map((lang) => ({
  lang,
  title: `notFound.${lang}.title`,
  text: `notFound.${lang}.text`,
  home: `notFound.${lang}.home`,
  support: `notFound.${lang}.support`,
}))

/** The three languages, the shopper's own first. */
const ownFirst = (locale: string): readonly Language[] =>
  [...languages].sort(
    (a, b) => Number(locale.startsWith(b.lang)) - Number(locale.startsWith(a.lang)),
  )

/**
 * Page not found, in English, German and French, with links to the homepage and, in a new tab, to customer
 * service (rule ERROR-8).
 * @param title heading that replaces "Page not found"
 */
export function NotFoundView({title}: {title?: string}) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale, site} = useShop()
  const picture = site.pictures?.errorPage
  const [first, ...others] = ownFirst(locale.id)
  if (!first) return null
  return (
    <div className={styles.page}>
      <PageMeta title={title ?? t('meta.notFound.title')} noIndex />
      {picture ? (
        <img src={picture} alt="" className={styles.picture} />
      ) : (
        <p className={styles.number} aria-hidden="true">
          404
        </p>
      )}
      <section
        lang={title ? undefined : first.lang}
        dir={title ? undefined : 'ltr'}
        className={styles.main}
      >
        <h1>{title ?? t(first.title)}</h1>
        <Words language={first} paths={paths} primary />
      </section>
      <div className={styles.others}>
        {others.map((language) => (
          <section key={language.lang} lang={language.lang} dir="ltr" className={styles.other}>
            <h2 className={styles.otherTitle}>{t(language.title)}</h2>
            <Words language={language} paths={paths} />
          </section>
        ))}
      </div>
    </div>
  )
}

interface WordsProps {
  language: Language
  paths: ReturnType<typeof usePaths>
  primary?: boolean
}

function Words({language, paths, primary}: WordsProps) {
  const t = useTranslate()
  const size = primary ? 'medium' : 'small'
  return (
    <>
      <p className={styles.text} lang={language.lang}>
        {t(language.text)}
      </p>
      <div className={styles.actions} lang={language.lang}>
        <ButtonLink to={paths.home()} size={size} variant={primary ? 'primary' : 'secondary'}>
          {t(language.home)}
        </ButtonLink>
        <ButtonLink to={paths.customerService()} size={size} variant="quiet" target="_blank">
          {t(language.support)}
          <VisuallyHidden>{t('a11y.opensInNewTab')}</VisuallyHidden>
        </ButtonLink>
      </div>
    </>
  )
}
