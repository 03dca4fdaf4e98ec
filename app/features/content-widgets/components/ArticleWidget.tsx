import {relativePaths} from '@common/paths'
import type {ContentWidget} from '@common/content-body'
import {useWidgetData} from '../widget-context'
import {ArticleCard} from './ArticleCard'

/** Teaser of a content page. `data-href` is its address when it is not below `/content/`. */
export function ArticleWidget({options}: ContentWidget) {
  const {articles} = useWidgetData()
  const article = articles[options.contentId ?? '']
  if (!article) return null
  return <ArticleCard {...article} href={options.href ?? relativePaths.content(article.id)} />
}
