import type {DesignedPage} from '@app/features/content/public/content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {usePaths} from '@app/shared/lib/use-paths'
import {Breadcrumbs} from '@app/shared/ui/Breadcrumbs'
import {Regions} from '../designed/DesignedPage'
import styles from './IndexPage.module.css'

/** A page of Page Designer below its title. Default export: loaded for such pages only. */
export default function DesignedView({page}: {page: DesignedPage}) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const paths = usePaths()
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{label: t('breadcrumb.home'), to: paths.home()}, {label: page.title}]} />
      <h1 {...languageOf(page.title)}>{page.title}</h1>
      <div className={styles.designed}>
        <Regions regions={page.page.regions} first />
      </div>
    </div>
  )
}
