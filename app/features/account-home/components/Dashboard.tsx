import {useState, type ComponentType, type ReactNode} from 'react'
import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {
  sectionPath,
  type AccountSection,
  useAccountConfig,
} from '@app/features/account/public/sections'
import {useOrders} from '@app/features/account-orders/public/get-orders'
import {OrderRow} from '@app/features/account-orders/public/OrderRow'
import {AddressText} from '@app/features/address/public/AddressText'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import {useWarranties, endingSoon} from '@app/features/warranty/public/warranties'
import {useWishes} from '@app/features/wishlist/public/wishes'
import {greetingName} from '@app/shared/i18n/greeting-name'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import styles from './account.module.css'

interface CardProps {
  title: string
  /** Section to which the link leads. */
  section: AccountSection
  link: string
  children: ReactNode
}

function Card({title, section, link, children}: CardProps) {
  const paths = usePaths()
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
      <AppLink to={sectionPath(section, paths)}>{link}</AppLink>
    </section>
  )
}

interface OfCustomer {
  customerId: string
}

/** The last order, and the returns on their way. */
function Orders({customerId}: OfCustomer) {
  const t = useTranslate()
  const paths = usePaths()
  const {data: orders} = useOrders({customerId, text: '', page: 0})
  const [lastOrder] = orders?.data ?? []
  const openReturns = (orders?.data ?? []).flatMap(({orderNo, returns}) =>
    returns.flatMap(({returnId, state}) => (state === 'announced' ? [{orderNo, returnId}] : [])),
  )
  const toOrders = {section: 'orders', link: t('orders.all')} as const
  return (
    <>
      <Card title={t('dashboard.lastOrder')} {...toOrders}>
        {lastOrder && (
          <ul className={styles.plain}>
            <OrderRow order={lastOrder} heading="h3" />
          </ul>
        )}
        {orders && !lastOrder && <p>{t('orders.none')}</p>}
      </Card>
      {openReturns.length > 0 && (
        <Card title={t('dashboard.returns')} {...toOrders}>
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
    </>
  )
}

function Address({customerId}: OfCustomer) {
  const t = useTranslate()
  const shop = useShop()
  const {data: customer} = useCustomerRecord(customerId)
  const addresses = customer?.addresses ?? []
  const address = addresses.find(({preferred}) => preferred) ?? addresses[0]
  return (
    <Card title={t('dashboard.address')} section="addresses" link={t('account.addresses')}>
      {address && <AddressText address={fromOrderAddress(address, shop.site.countryCode ?? '')} />}
      {customer && !address && <p>{t('book.none')}</p>}
    </Card>
  )
}

function Wishes() {
  const t = useTranslate()
  const wishes = useWishes()
  return (
    <Card title={t('account.wishlist')} section="wishlist" link={t('wishlist.view')}>
      <p>{wishes ? t('dashboard.wishes', {count: wishes.length}) : ''}</p>
    </Card>
  )
}

function Warranties({customerId}: OfCustomer) {
  const t = useTranslate()
  const {data: warranties} = useWarranties({customerId})
  const [now] = useState(() => Date.now())
  const ending = endingSoon(warranties ?? [], now)
  return (
    <Card title={t('dashboard.warranties')} section="warranty" link={t('account.warranty')}>
      {warranties && warranties.length === 0 && <p>{t('warranty.none')}</p>}
      {ending > 0 && <p>{t('dashboard.warrantiesEnding', {count: ending})}</p>}
    </Card>
  )
}

/** What the overview shows of a section. */
const cards: readonly (readonly [AccountSection, ComponentType<OfCustomer>])[] = [
  ['orders', Orders],
  ['addresses', Address],
  ['wishlist', Wishes],
  ['warranty', Warranties],
]

/** The overview of an account, with the sections that the site has (rules MY-3 and MY-8). */
export function Dashboard({customerId}: OfCustomer) {
  const t = useTranslate()
  const shop = useShop()
  const {data: customer} = useCustomerRecord(customerId)
  const {sections = []} = useAccountConfig() ?? {}
  const name = greetingName(shop.locale.id, customer ?? {})
  return (
    <div className={styles.dashboard}>
      <p className={styles.hello}>
        {customer && (name ? t('dashboard.hello', {name}) : t('dashboard.hello.unnamed'))}
      </p>
      {cards.map(
        ([section, Section]) =>
          sections.includes(section) && <Section key={section} customerId={customerId} />,
      )}
    </div>
  )
}
