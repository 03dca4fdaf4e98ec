import {useState, type ReactNode} from 'react'
import {useQuery} from '@tanstack/react-query'
import {customerQuery} from '@app/features/account/api/customer'
import {ordersQuery} from '@app/features/account-orders/api/get-orders'
import {OrderRow} from '@app/features/account-orders/components/OrderRow'
import {AddressText} from '@app/features/address/components/AddressText'
import {fromOrderAddress} from '@app/features/address/model/order-address'
import {warrantiesQuery} from '@app/features/warranty/api/warranties'
import {endingSoon} from '@app/features/warranty/model/remaining'
import {useWishes} from '@app/features/wishlist/model/wishlist-store'
import {greetingName} from '@app/shared/i18n/greeting-name'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import styles from './account.module.css'

interface CardProps {
  title: string
  link: {to: string; text: string}
  children: ReactNode
}

function Card({title, link, children}: CardProps) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
      <AppLink to={link.to}>{link.text}</AppLink>
    </section>
  )
}

/** The overview of an account: last order, returns on their way, address, wish list and warranties. */
export function Dashboard({customerId}: {customerId: string}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const {data: customer} = useQuery(customerQuery(shop, customerId))
  const {data: orders} = useQuery(ordersQuery(shop, customerId, {text: '', page: 0}))
  const {data: warranties} = useQuery(warrantiesQuery(shop, customerId))
  const wishes = useWishes()
  const [lastOrder] = orders?.data ?? []
  const openReturns = (orders?.data ?? []).flatMap(({orderNo, returns}) =>
    returns.flatMap(({returnId, state}) => (state === 'announced' ? [{orderNo, returnId}] : [])),
  )
  const addresses = customer?.addresses ?? []
  const address = addresses.find(({preferred}) => preferred) ?? addresses[0]
  const [now] = useState(() => Date.now())
  const ending = endingSoon(warranties ?? [], now)
  return (
    <div className={styles.dashboard}>
      <p className={styles.hello}>
        {customer
          ? t('dashboard.hello', {
              name: greetingName(shop.locale.id, customer) || (customer.email ?? ''),
            })
          : ''}
      </p>
      <Card title={t('dashboard.lastOrder')} link={{to: paths.orders(), text: t('orders.all')}}>
        {lastOrder && (
          <ul className={styles.plain}>
            <OrderRow order={lastOrder} heading="h3" />
          </ul>
        )}
        {orders && !lastOrder && <p>{t('orders.none')}</p>}
      </Card>
      <Card
        title={t('dashboard.address')}
        link={{to: paths.addresses(), text: t('account.addresses')}}
      >
        {address && (
          <AddressText address={fromOrderAddress(address, shop.site.countryCode ?? '')} />
        )}
        {customer && !address && <p>{t('book.none')}</p>}
      </Card>
      {openReturns.length > 0 && (
        <Card title={t('dashboard.returns')} link={{to: paths.orders(), text: t('orders.all')}}>
          <ul className={styles.plain}>
            {openReturns.map(({orderNo, returnId}) => (
              <li key={returnId}>
                <AppLink to={paths.order(orderNo)}>
                  {t('dashboard.return', {returnId, orderNo})}
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {shop.site.features.wishlist && (
        <Card title={t('account.wishlist')} link={{to: paths.wishlist(), text: t('wishlist.view')}}>
          <p>{wishes ? t('dashboard.wishes', {count: wishes.length}) : ''}</p>
        </Card>
      )}
      <Card
        title={t('dashboard.warranties')}
        link={{to: paths.accountWarranty(), text: t('account.warranty')}}
      >
        {warranties && warranties.length === 0 && <p>{t('warranty.none')}</p>}
        {ending > 0 && <p>{t('dashboard.warrantiesEnding', {count: ending})}</p>}
      </Card>
    </div>
  )
}
