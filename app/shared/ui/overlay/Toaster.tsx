import {useEffect, useState, type CSSProperties} from 'react'
import {createToaster, Toast, Toaster as ToastRegion} from '@chakra-ui/react/toast'
import {useTranslate} from '@app/shared/i18n/messages'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import {connectToaster} from '@app/shared/ui/toast'
import {OverlayProvider} from './OverlayProvider'
import styles from './Toaster.module.css'

const toaster = createToaster({placement: 'bottom-end', max: 3, overlap: false, gap: 12})

const statusIcons = {success: 'check', error: 'info', info: 'info', warning: 'info'} as const

const iconOf = (type: string | undefined) => statusIcons[type as keyof typeof statusIcons] ?? 'info'

/**
 * Whether the shopper acts in the lower half of the window: toasts there would cover the control that
 * caused them, and would never close, because their timer is paused while the pointer is over them.
 */
function isActingBelow(): boolean {
  const focused = document.activeElement
  // Safari does not focus a button on a click; the pointer is still over it.
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  const control = focused && focused !== document.body ? focused : hovered
  if (!control) return false
  const {top, bottom} = control.getBoundingClientRect()
  return (top + bottom) / 2 > window.innerHeight / 2
}

/** Pixels of the window that the header covers, also when it comes back: toasts never cover its controls. */
function headerBottom(): number {
  const header = document.querySelector('header')
  return header ? Math.max(header.offsetHeight, header.getBoundingClientRect().bottom) : 0
}

/** Renders the toasts of `showToast`. Default export: loaded by `ToastHost` only. */
export default function Toaster() {
  const t = useTranslate()
  /** Pixels above the toasts; null for toasts at the lower edge. */
  const [top, setTop] = useState<number | null>(null)
  useEffect(() => {
    // The region starts to listen shortly after it is mounted; toasts created before that are never shown.
    const timer = setTimeout(() =>
      connectToaster(({status, ...toast}) => {
        setTop(isActingBelow() ? headerBottom() : null)
        toaster.create({type: status, ...toast})
      }),
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <OverlayProvider>
      <ToastRegion
        toaster={toaster}
        className={classNames(styles.region, top !== null && styles.above)}
        style={{'--header-bottom': `${top ?? 0}px`} as CSSProperties}
        aria-label={t('a11y.notifications')}
      >
        {(toast) => (
          <Toast.Root unstyled className={styles.toast}>
            <span className={styles.icon}>
              <Icon name={iconOf(toast.type)} size={20} />
            </span>
            <div className={styles.text}>
              <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
              {toast.description && (
                <Toast.Description className={styles.description}>
                  {toast.description}
                </Toast.Description>
              )}
              {toast.action && (
                <Toast.ActionTrigger className={styles.action}>
                  {toast.action.label}
                </Toast.ActionTrigger>
              )}
            </div>
            <Toast.CloseTrigger
              className={styles.close}
              aria-label={t('common.dismissNotification')}
            >
              <Icon name="close" size={18} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ToastRegion>
    </OverlayProvider>
  )
}
