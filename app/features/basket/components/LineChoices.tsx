import {useTranslate} from '@app/shared/i18n/messages'
import {classNames} from '@app/shared/ui/class-names'
import type {LineEngraving} from '../model/basket-lines'
import type {LineProduct} from '../model/line-product'
import styles from './LineChoices.module.css'

interface LineChoicesProps {
  product: LineProduct | undefined
  engraving?: LineEngraving
  className?: string
}

/** Chosen variation values of a line, such as colour and size, and what is engraved. */
export function LineChoices({product, engraving, className}: LineChoicesProps) {
  const t = useTranslate()
  const facts = [
    ...(product?.choices ?? []),
    ...(engraving
      ? [
          {name: t('engraving.text'), value: engraving.text},
          {name: t('engraving.typeface'), value: engraving.typeface},
          {name: t('engraving.position'), value: engraving.position},
        ]
      : []),
  ].filter(({value}) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl className={classNames(styles.choices, className)}>
      {facts.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
