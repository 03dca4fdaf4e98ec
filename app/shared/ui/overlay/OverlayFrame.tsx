import {Dialog} from '@chakra-ui/react/dialog'
import {Portal} from '@chakra-ui/react/portal'
import {useTranslate} from '@app/shared/i18n/messages'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import {OverlayProvider} from './OverlayProvider'
import type {OverlayProps} from './overlay-props'
import hiddenText from '@app/shared/ui/VisuallyHidden.module.css'
import styles from './OverlayFrame.module.css'

interface OverlayFrameProps extends OverlayProps {
  /** Class of the panel. */
  panelClass: string | undefined
  positionerClass: string | undefined
}

/**
 * Whether the page scrolls behind a dialog although its body does not overflow: browsers of iOS, which alone have this
 * property. Elsewhere `global.css` holds it: the property of the root that the library sets makes browsers compute the style
 * of the whole page.
 */
const scrollsBehind =
  typeof document !== 'undefined' && 'webkitTouchCallout' in document.documentElement.style

/** Common parts of drawers and dialogs: backdrop, title bar with close button, scrolling body, footer. */
export function OverlayFrame(props: OverlayFrameProps) {
  const {open, onClose, title, hideTitle, leading, footer, className, returnFocusTo} = props
  const t = useTranslate()
  return (
    <OverlayProvider>
      <Dialog.Root
        unstyled
        open={open}
        preventScroll={scrollsBehind}
        finalFocusEl={returnFocusTo}
        onOpenChange={(change) => !change.open && onClose()}
      >
        <Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Positioner className={classNames(styles.positioner, props.positionerClass)}>
            <Dialog.Content className={classNames(styles.panel, props.panelClass, className)}>
              <div
                className={classNames(
                  styles.header,
                  hideTitle && styles.bare,
                  leading !== undefined && styles.withLeading,
                )}
              >
                {leading}
                <Dialog.Title className={hideTitle ? hiddenText.hidden : styles.title}>
                  {title}
                </Dialog.Title>
                <Dialog.CloseTrigger className={styles.close} aria-label={t('common.close')}>
                  <Icon name="close" size={22} />
                </Dialog.CloseTrigger>
              </div>
              <Dialog.Body className={styles.body}>{props.children}</Dialog.Body>
              {footer && <div className={styles.footer}>{footer}</div>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
