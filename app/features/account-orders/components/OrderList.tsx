import {useHistory, useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {useTiles} from '@app/features/catalog/public/get-tiles'
import {ORDERS_PER_PAGE, useOrders} from '../public/get-orders'
import {readOrderList, writeOrderList, type OrderListView} from '../model/order-state'
import {OrderRow} from '../public/OrderRow'
import {OrderSearch} from './OrderSearch'
import styles from './orders.module.css'

interface PagesProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

function Pages({page, pages, onChange}: PagesProps) {
  const t = useTranslate()
  return (
    <nav className={styles.pages} aria-label={t('orders.pages')}>
      <Button
        variant="secondary"
        size="small"
        disabled={page === 0}
        onClick={() => onChange(page - 1)}
      >
        {t('common.previous')}
      </Button>
      <p role="status">{t('orders.page', {page: page + 1, pages})}</p>
      <Button
        variant="secondary"
        size="small"
        disabled={page + 1 >= pages}
        onClick={() => onChange(page + 1)}
      >
        {t('common.next')}
      </Button>
    </nav>
  )
}

/** The customer's orders with search and filter, page by page (rule MY-4). */
export function OrderList({customerId}: {customerId: string}) {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const {pathname, search} = useLocation()
  const view = readOrderList(search)
  const {data, isError, isFetching, refetch} = useOrders(
    {customerId, ...view},
    {keepPreviousData: true},
  )
  const products = (data?.data ?? []).flatMap(({lines}) => lines.map((line) => line.productId))
  const {data: tiles} = useTiles(products)
  const show = (next: OrderListView) => history.push(pathname + writeOrderList(next))
  const isFiltered = view.text !== '' || view.filter !== undefined
  if (isError && !data) {
    return (
      <div role="alert" className={styles.message}>
        <p>{t('error.generic')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <p role="status">{t('common.loading')}</p>
  if (data.total === 0 && !isFiltered) {
    return (
      <div className={styles.message}>
        <p>{t('orders.none')}</p>
        <ButtonLink to={paths.home()}>{t('common.continueShopping')}</ButtonLink>
      </div>
    )
  }
  const pages = Math.ceil(data.total / ORDERS_PER_PAGE)
  return (
    <>
      <OrderSearch view={view} onChange={show} />
      {isFiltered && (
        <p role="status" className={styles.found}>
          {t('orders.found', {count: data.total})}{' '}
          <Button variant="quiet" size="small" onClick={() => show({text: '', page: 0})}>
            {t('orders.all')}
          </Button>
        </p>
      )}
      <ul className={styles.list} aria-busy={isFetching}>
        {data.data.map((order) => (
          <OrderRow key={order.orderNo} order={order} tiles={tiles} />
        ))}
      </ul>
      {(pages > 1 || view.page > 0) && (
        <Pages
          page={view.page}
          pages={Math.max(pages, 1)}
          onChange={(page) => show({...view, page})}
        />
      )}
    </>
  )
}
