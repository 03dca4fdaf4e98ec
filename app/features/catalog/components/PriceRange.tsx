import {useId, useState, type FormEvent} from 'react'
import {useHistory} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {currencySymbol} from '@app/shared/i18n/format'
import {listingSearch, withPriceRange, type ListingRequest} from '../public/listing-request'
import {parsePriceRange, priceRangeValue} from '../model/price-range'
import styles from './PriceRange.module.css'

interface PriceRangeProps {
  request: ListingRequest
  basePath: string
}

/** Custom price bounds in addition to the shop's ranges. The fields need JavaScript; the ranges are links. */
export function PriceRange({request, basePath}: PriceRangeProps) {
  const t = useTranslate()
  const {currency, locale} = useShop()
  const history = useHistory()
  const errorId = useId()
  const [failed, setFailed] = useState(false)
  const chosen = parsePriceRange(request.refine['price']?.[0])
  const symbol = currencySymbol(currency, locale.id)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = priceRangeValue(String(data.get('from') ?? ''), String(data.get('to') ?? ''))
    setFailed(value === null)
    if (value !== null) history.push(basePath + listingSearch(withPriceRange(request, value)))
  }
  const field = (name: 'from' | 'to', label: string, value: number | undefined) => (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={value}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? errorId : undefined}
        />
        <span aria-hidden="true">{symbol}</span>
      </span>
    </label>
  )
  return (
    // A new selection resets the fields.
    <form
      method="post"
      key={request.refine['price']?.[0]}
      className={styles.range}
      aria-label={t('listing.priceBounds')}
      onSubmit={submit}
    >
      {field('from', t('listing.priceFromLabel'), chosen?.from)}
      {field('to', t('listing.priceToLabel'), chosen?.to)}
      <Button type="submit" variant="secondary" size="small">
        {t('common.apply')}
      </Button>
      {failed && (
        <p id={errorId} role="alert" className={styles.error}>
          {t('listing.priceInvalid')}
        </p>
      )}
    </form>
  )
}
