import {folderPagePath} from '@common/content-id'
import type {FolderPage} from '@app/features/content/public/content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {ArticleCard} from './ArticleCard'
import styles from './IndexPage.module.css'

/**
 * Index page of a folder: its articles, the latest first (rule CONTENT-16). Default export: loaded for such pages only.
 * @param index address of the page, without site and locale
 */
export default function FolderView({page, index}: {page: FolderPage; index: string}) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const paths = usePaths()
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{label: t('breadcrumb.home'), to: paths.home()}, {label: page.title}]} />
      <h1 {...languageOf(page.title)}>{page.title}</h1>
      {page.text && (
        <p className={styles.lead} {...languageOf(page.text)}>
          {page.text}
        </p>
      )}
      <ul className={styles.list}>
        {page.items.map(({id, ...article}) => (
          <li key={id}>
            <ArticleCard {...article} heading="h2" href={folderPagePath(index, id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
