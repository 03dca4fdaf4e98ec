import {classNames} from '@app/shared/ui/class-names'
import type {LineProduct} from '../model/line-product'
import styles from './LineChoices.module.css'

/** Chosen variation values of a line, such as colour and size. */
export function LineChoices({
  product,
  className,
}: {
  product: LineProduct | undefined
  className?: string
}) {
  if (!product || product.choices.length === 0) return null
  return (
    <dl className={classNames(styles.choices, className)}>
      {product.choices.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
