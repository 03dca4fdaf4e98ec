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
 * Whether the library keeps the page from scrolling. It sets an inherited property of the root, so browsers compute the style
 * of the whole page: on phones, which have no scrollbar that could go, `global.css` does it; the property of the style tells
 * browsers of iOS, which scroll a body that does not overflow.
 */
const locksByLibrary = (): boolean =>
  !window.matchMedia?.('(pointer: coarse)').matches ||
  'webkitTouchCallout' in document.documentElement.style

/** Common parts of drawers and dialogs: backdrop, title bar with close button, scrolling body, footer. */
export function OverlayFrame(props: OverlayFrameProps) {
  const {open, onClose, title, hideTitle, leading, footer, className, returnFocusTo} = props
  const t = useTranslate()
  return (
    <OverlayProvider>
      <Dialog.Root
        unstyled
        open={open}
        preventScroll={locksByLibrary()}
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
