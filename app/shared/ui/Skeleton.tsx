import {classNames} from './class-names'
import styles from './Skeleton.module.css'

/** Quiet block in the shape of what comes; its size comes from `className`. */
export function Skeleton({className}: {className?: string}) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />
}
