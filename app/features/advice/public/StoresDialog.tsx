import {defineQuery} from '@app/shared/api/define-query'
import {useEffect, useState, type ReactNode} from 'react'
import {encodePart} from '@common/address-part'
import {useAction} from '@app/features/faults/public/use-action'
import {emptyAddress} from '@app/features/address/public/address-rules'
import {useRegions} from '@app/features/address/public/AddressText'
import {addressLines} from '@app/features/address/public/written-address'
import {useTrack} from '@app/features/analytics/public/use-track'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {currentPosition} from '@app/shared/lib/current-position'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {showToast} from '@app/shared/ui/toast'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {classNames} from '@app/shared/ui/class-names'
import {pickupStoreOf, type NearbyStore, type StoreStock} from './store-stock'
import {useDistance} from './use-distance'
import {RADIUS, readStoresNearby, type StoresScope, type StoresQuery} from './get-stores-nearby'
import {useAdvicePreferences} from './get-site-preferences'
import type {PickupStore} from '@app/features/basket/public/delivery'
import type {Piece} from '../model/subject'
import {PostalCodeForm} from './PostalCodeForm'
import rows from '../components/DialogRows.module.css'
import styles from './StoresDialog.module.css'

interface StoresDialogProps {
  open: boolean
  onClose: () => void
  /** Undefined until all attributes are chosen: stores stock variants. */
  pieces: readonly Piece[] | undefined
  title?: string
  /** Called with the store that the shopper chooses; without it, the stores cannot be chosen. */
  onPick?: (store: PickupStore) => void
  /** Id of the store that is chosen already. */
  chosen?: string
  /** True while the choice is saved. */
  busy?: boolean
  /** Further answers above the search. */
  children?: ReactNode
}

type PickProps = Pick<StoresDialogProps, 'onPick' | 'chosen' | 'busy'>

const STOCK: Readonly<Record<StoreStock, MessageId>> = {
  instock: 'advice.stores.inStock',
  few: 'advice.stores.few',
  none: 'advice.stores.none',
  unknown: 'advice.stores.unknown',
}

/** Button that chooses a store; nothing for a store without stock. */
function PickButton({store, onPick, chosen, busy}: PickProps & {store: NearbyStore}) {
  const t = useTranslate()
  const place = pickupStoreOf(store)
  if (!onPick || !place) return null
  if (chosen === store.id) return <p className={styles.chosen}>{t('pickup.chosen')}</p>
  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.pick}
      busy={busy}
      aria-label={t('pickup.pickLabel', {store: store.name})}
      onClick={() => onPick(place)}
    >
      {t('pickup.pick')}
    </Button>
  )
}

/** Name of a store; a link to its page with the stock of the product, where the site has such pages. */
function StoreName({store: {id, name}, productId}: {store: NearbyStore; productId?: string}) {
  const paths = usePaths()
  const {site} = useShop()
  if (!productId || !site.features.stores) return <>{name}</>
  return <AppLink to={`${paths.store(id)}?pid=${encodePart(productId)}`}>{name}</AppLink>
}

interface StoreProps extends PickProps {
  store: NearbyStore
  /** The only product of the search; missing for several. */
  productId?: string
}

function Store({store, productId, ...pick}: StoreProps) {
  const t = useTranslate()
  const {site, locale} = useShop()
  const {regions} = useRegions(site.countryCode ?? '')
  const {street, postalCode, city, stateCode, phone, hours, stock} = store
  const far = useDistance()(store)
  const address = {
    ...emptyAddress(site.countryCode ?? ''),
    address1: street,
    postalCode,
    city,
    stateCode,
  }
  return (
    <li className={rows.row}>
      <h3 className={rows.name}>
        <StoreName store={store} productId={productId} />
      </h3>
      {far && <p className={classNames(rows.figure, styles.distance)}>{far}</p>}
      <p className={styles.stock} data-stock={stock}>
        {t(STOCK[stock])}
      </p>
      <address className={styles.address}>
        {joinNames(addressLines(address, locale.id.slice(0, 2), '', regions), locale.id)}
        {phone && (
          <>
            <br />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </>
        )}
      </address>
      {hours.length > 0 && (
        <details className={styles.hours}>
          <summary>{t('advice.stores.hours')}</summary>
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
      <PickButton store={store} {...pick} />
    </li>
  )
}

/** Sentence about what was found. */
function Summary({count, scope}: {count: number; scope: StoresScope}) {
  const t = useTranslate()
  const {market} = useShop()
  const far = useDistance()
  if (scope === 'near') return t('advice.stores.count', {count})
  if (scope === 'country') return t('advice.stores.far')
  return t('stores.nearest', {distance: far({distance: RADIUS, unit: market.distanceUnit})})
}

const {use: useStoresNearby} = defineQuery({
  key: ['product-advice', 'stores'],
  keepPreviousData: true,
  read: readStoresNearby,
})

function Stores({pieces, where, ...pick}: Pick<StoresQuery, 'pieces' | 'where'> & PickProps) {
  const t = useTranslate()
  const preferences = useAdvicePreferences()
  const {data, isError, isFetching} = useStoresNearby(
    {pieces, where, middle: preferences.data?.middle ?? null},
    {enabled: !preferences.isLoading},
  )
  const track = useTrack()
  useEffect(() => {
    if (data) track({type: 'store_search', found: data.scope === 'near' ? data.stores.length : 0})
  }, [data, track])
  useEffect(() => {
    if (isError) showToast({title: t('advice.stores.noLocation'), status: 'error'})
  }, [isError, t])
  if (isError) return <p className={rows.note}>{t('advice.stores.failed')}</p>
  if (!data) return <p className={rows.note}>{t('common.loading')}</p>
  const {stores, scope} = data
  if (stores.length === 0) return <p className={rows.note}>{t('advice.stores.nowhere')}</p>
  return (
    <div aria-busy={isFetching || undefined}>
      <p className={rows.note}>
        <Summary count={stores.length} scope={scope} />
      </p>
      <ul className={rows.rows}>
        {stores.map((store) => (
          <Store
            key={store.id}
            store={store}
            productId={pieces.length === 1 ? pieces[0]?.productId : undefined}
            {...pick}
          />
        ))}
      </ul>
    </div>
  )
}

/** Button that requests the browser's geolocation. */
function Locate({onPlace}: {onPlace: (place: {latitude: number; longitude: number}) => void}) {
  const t = useTranslate()
  const {busy, failure, run} = useAction(async () => onPlace(await currentPosition()), {
    // Rule PROD-23.
    textOf: () => ({id: 'advice.stores.noLocation'}),
  })
  return (
    <>
      <button
        type="button"
        className={styles.locate}
        aria-busy={busy || undefined}
        onClick={() => void run()}
      >
        <Icon name="pin" size={18} />
        {t('advice.stores.locate')}
      </button>
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
    </>
  )
}

/** Dialog with the stores that have the product in stock. Default export: lazy. */
export default function StoresDialog({
  open,
  onClose,
  pieces,
  title,
  children,
  ...pick
}: StoresDialogProps) {
  const t = useTranslate()
  const [where, setWhere] = useState<StoresQuery['where'] | null>(null)
  return (
    <LazyDialog open={open} onClose={onClose} title={title ?? t('advice.stores')}>
      {children}
      {pieces ? (
        <div className={styles.body}>
          <PostalCodeForm
            action={t('advice.stores.action')}
            onCode={(postalCode) => setWhere({postalCode})}
          >
            <Locate onPlace={setWhere} />
          </PostalCodeForm>
          <div aria-live="polite">
            {where && <Stores pieces={pieces} where={where} {...pick} />}
          </div>
        </div>
      ) : (
        <p className={rows.note}>{t('product.selectOptions')}</p>
      )}
    </LazyDialog>
  )
}
