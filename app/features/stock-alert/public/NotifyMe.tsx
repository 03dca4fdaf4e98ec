import {useState} from 'react'
import loadable from '@loadable/component'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {LazyDialog, preloadDialog} from '@app/shared/ui/overlay/lazy'
import {preloadSoon} from '@app/shared/lib/when-painted'
import styles from './NotifyMe.module.css'

const NotifyForm = loadable(() => import('../components/NotifyForm'), {ssr: false})

const prepare = () => {
  preloadDialog()
  preloadSoon(NotifyForm)
}

interface NotifyMeProps {
  /** Event data of the product, or of its chosen variant. */
  item: EventItem
  /** Product name with the chosen colour, as shown to the shopper. */
  name: string
}

/** Button that opens the back-in-stock dialog, whose code loads on the press (rule PROD-12). */
export default function NotifyMe({item, name}: NotifyMeProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        block
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('product.notifyMe')}
      </Button>
      <noscript>
        <p className={styles.rule}>{t('common.noJavaScript')}</p>
      </noscript>
      <LazyDialog
        open={open}
        onClose={close}
        size="medium"
        title={t('notify.title', {product: name})}
      >
        <NotifyForm item={item} name={name} onClose={close} />
      </LazyDialog>
    </>
  )
}
