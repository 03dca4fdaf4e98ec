import {useState, type FormEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {TextField} from '@app/shared/ui/form/TextField'
import {
  ORDER_FILTERS,
  SEARCH_LENGTH,
  type OrderFilter,
  type OrderListView,
} from '../model/order-state'
import styles from './orders.module.css'

interface OrderSearchProps {
  view: OrderListView
  onChange: (view: OrderListView) => void
}

/** Search by order number or product, and the filter by state. */
export function OrderSearch({view, onChange}: OrderSearchProps) {
  const t = useTranslate()
  const [text, setText] = useState(view.text)
  // The address may change without this form; a remounted form would lose the focus.
  const [shown, setShown] = useState(view.text)
  if (shown !== view.text) {
    setShown(view.text)
    setText(view.text)
  }
  const filters = Object.keys(ORDER_FILTERS) as OrderFilter[]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({...view, text, page: 0})
  }
  return (
    <form
      method="get"
      className={styles.search}
      role="search"
      aria-label={t('orders.search')}
      onSubmit={submit}
    >
      <TextField
        type="search"
        name="q"
        label={t('orders.search')}
        aria-required={false}
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={text}
        onChange={({target}) => setText(target.value)}
      />
      <SelectField
        label={t('orders.filter')}
        aria-required={false}
        value={view.filter ?? ''}
        onChange={({target}) => {
          const filter = filters.find((one) => one === target.value)
          onChange({text, page: 0, ...(filter && {filter})})
        }}
        options={[
          {value: '', label: t('orders.filter.all')},
          ...filters.map((value) => ({value, label: t(`orders.state.${value}`)})),
        ]}
      />
      <Button type="submit" variant="secondary">
        {t('orders.find')}
      </Button>
    </form>
  )
}
