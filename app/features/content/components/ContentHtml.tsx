import {useMemo} from 'react'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {usePaths} from '@app/shared/lib/use-paths'
import {classNames} from '@app/shared/ui/class-names'
import {withPrefixedLinks} from '../model/content-html'
import styles from './ContentMarkup.module.css'

/**
 * Renders HTML of the content team without sanitising it: it comes from the shop's own library, and the
 * content security policy blocks scripts in it. Its links lead to this site and locale and are handled
 * by the app's router.
 */
export function ContentHtml({html, className}: {html: string; className?: string}) {
  const {prefix} = usePaths()
  const followLink = useDelegatedLinks()
  const languageOf = useTextLanguage()
  const prefixed = useMemo(() => withPrefixedLinks(html, prefix), [html, prefix])
  return (
    <div
      role="presentation"
      dir="auto"
      className={classNames(styles.content, className)}
      onClick={followLink}
      {...languageOf(html)}
      dangerouslySetInnerHTML={{__html: prefixed}}
    />
  )
}
