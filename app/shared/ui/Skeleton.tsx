import {classNames} from './class-names'
import styles from './Skeleton.module.css'

/** Placeholder in the shape of the content that is loading; `className` sets its size. */
export function Skeleton({className}: {className?: string}) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} />
}
