import loadable from '@loadable/component'
import {useLocation} from 'react-router-dom'
import {Deferred} from '@app/shared/ui/Deferred'
import {showsNewsletterBanner} from '../model/show-banner'
import styles from './NewsletterSlot.module.css'

const NewsletterBanner = loadable(() => import('../components/NewsletterBanner'), {ssr: false})

/** Place of the newsletter banner above the footer, whose code loads when the shopper comes near it (rule NEWS-1). */
export function NewsletterSlot() {
  const {pathname} = useLocation()
  if (!showsNewsletterBanner(pathname)) return null
  return (
    <div className={styles.area}>
      <Deferred placeholder={styles.place}>
        <NewsletterBanner />
      </Deferred>
    </div>
  )
}
