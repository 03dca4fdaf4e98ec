import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'

const CategoryPage: PageComponent = () => {
  const t = useTranslate()
  return <h1>{t('common.loading')}</h1>
}

export default CategoryPage
