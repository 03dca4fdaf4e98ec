import {OverlayFrame} from './OverlayFrame'
import type {DrawerProps} from './overlay-props'
import styles from './Drawer.module.css'

/** Panel at an edge of the window. Default export: loaded lazily by `LazyDrawer` only. */
export default function Drawer({placement = 'end', ...rest}: DrawerProps) {
  return (
    <OverlayFrame {...rest} positionerClass={styles.positioner} panelClass={styles[placement]} />
  )
}
