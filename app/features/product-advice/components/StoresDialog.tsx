import {useEffect, useState} from 'react'
import {useQuery} from '@tanstack/react-query'
import {useTrack} from '@app/features/analytics/use-track'
import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {classNames} from '@app/shared/ui/class-names'
import {readStoresNearby, type StoresWanted} from '../api/get-stores-nearby'
import {advicePreferencesQuery} from '../api/get-site-preferences'
import type {NearbyStore, StoreStock} from '../model/store-stock'
import type {Piece} from '../model/subject'
import {PostalCodeForm} from './PostalCodeForm'
import rows from './DialogRows.module.css'
import styles from './StoresDialog.module.css'

interface StoresDialogProps {
  open: boolean
  onClose: () => void
  /** Undefined until all attributes are chosen: stores stock variants. */
  pieces: readonly Piece[] | undefined
}

const STOCK: Readonly<Record<StoreStock, MessageId>> = {
  instock: 'fit.stores.inStock',
  few: 'fit.stores.few',
  none: 'fit.stores.none',
  unknown: 'fit.stores.unknown',
}

/** Time limit of the browser's geolocation, milliseconds. */
const TIMEOUT_MS = 10_000

function Store({store}: {store: NearbyStore}) {
  const t = useTranslate()
  const {site, locale} = useShop()
  const {name, street, postalCode, city, stateCode, phone, hours, distance, unit, stock} = store
  const far =
    distance !== undefined &&
    formatNumber(distance, locale.id, {
      style: 'unit',
      unit: unit === 'mi' ? 'mile' : 'kilometer',
      unitDisplay: 'short',
      maximumFractionDigits: distance < 10 ? 1 : 0,
    })
  const place =
    site.countryCode === 'US' ? `${city}, ${stateCode} ${postalCode}` : `${postalCode} ${city}`
  return (
    <li className={rows.row}>
      <h3 className={rows.name}>{name}</h3>
      {far && <p className={classNames(rows.figure, styles.distance)}>{far}</p>}
      <p className={styles.stock} data-stock={stock}>
        {t(STOCK[stock])}
      </p>
      <address className={styles.address}>
        {street}, {place}
        {phone && (
          <>
            <br />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </>
        )}
      </address>
      {hours.length > 0 && (
        <details className={styles.hours}>
          <summary>{t('fit.stores.hours')}</summary>
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </li>
  )
}

function Stores({pieces, where}: Pick<StoresWanted, 'pieces' | 'where'>) {
  const t = useTranslate()
  const shop = useShop()
  const preferences = useQuery(advicePreferencesQuery(shop))
  const {data, isError, isFetching} = useQuery({
    queryKey: ['product-advice', 'stores', shop.site.id, shop.locale.id, pieces, where],
    enabled: !preferences.isLoading,
    keepPreviousData: true,
    queryFn: () =>
      readStoresNearby(shop, {pieces, where, middle: preferences.data?.middle ?? null}),
  })
  const track = useTrack()
  useEffect(() => {
    if (data) track({type: 'store_search', found: data.near ? data.stores.length : 0})
  }, [data, track])
  if (isError) return <p className={rows.note}>{t('fit.stores.failed')}</p>
  if (!data) return <p className={rows.note}>{t('common.loading')}</p>
  const {stores, near} = data
  if (stores.length === 0) return <p className={rows.note}>{t('fit.stores.nowhere')}</p>
  return (
    <div aria-busy={isFetching || undefined}>
      <p className={rows.note}>
        {near ? t('fit.stores.count', {count: stores.length}) : t('fit.stores.far')}
      </p>
      <ul className={rows.rows}>
        {stores.map((store) => (
          <Store key={store.id} store={store} />
        ))}
      </ul>
    </div>
  )
}

/** Button that requests the browser's geolocation. */
function Locate({onPlace}: {onPlace: (place: {latitude: number; longitude: number}) => void}) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const locate = () => {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({coords: {latitude, longitude}}) => {
        setState('idle')
        onPlace({latitude, longitude})
      },
      () => setState('failed'),
      {timeout: TIMEOUT_MS, maximumAge: 600_000},
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.locate}
        aria-busy={state === 'busy' || undefined}
        onClick={state === 'busy' ? undefined : locate}
      >
        <Icon name="pin" size={18} />
        {t('fit.stores.locate')}
      </button>
      <p role="alert" className={styles.problem}>
        {/* Rule PROD-23. */}
        {state === 'failed' && t('fit.stores.noLocation')}
      </p>
    </>
  )
}

/** Dialog with the stores that have the product in stock. Default export: lazy. */
export default function StoresDialog({open, onClose, pieces}: StoresDialogProps) {
  const t = useTranslate()
  const [where, setWhere] = useState<StoresWanted['where'] | null>(null)
  return (
    <LazyDialog open={open} onClose={onClose} title={t('fit.stores')}>
      {pieces ? (
        <div className={styles.body}>
          <PostalCodeForm
            action={t('fit.stores.action')}
            onCode={(postalCode) => setWhere({postalCode})}
          >
            <Locate onPlace={setWhere} />
          </PostalCodeForm>
          <div aria-live="polite">{where && <Stores pieces={pieces} where={where} />}</div>
        </div>
      ) : (
        <p className={rows.note}>{t('product.selectOptions')}</p>
      )}
    </LazyDialog>
  )
}
