import {OverlayFrame} from './OverlayFrame'
import type {DialogProps} from './overlay-props'
import styles from './Dialog.module.css'

/** Panel in the centre of the window, a sheet on phones. Default export: loaded by `LazyDialog` only. */
export default function Dialog({size = 'medium', ...rest}: DialogProps) {
  return (
    <OverlayFrame
      {...rest}
      positionerClass={styles.positioner}
      panelClass={`${styles.panel} ${styles[size]}`}
    />
  )
}
