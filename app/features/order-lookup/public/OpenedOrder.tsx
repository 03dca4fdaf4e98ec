import {useState, type ReactNode, useEffect, useRef} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {ORDER_CARE, useOrderCare, type OrderCare} from '@app/features/order/public/order-care'
import {useQueryClient} from '@tanstack/react-query'
import {useTranslate} from '@app/shared/i18n/messages'
import {useConnection} from '@app/shared/lib/connection'
import {Button} from '@app/shared/ui/Button'
import styles from '../components/OrderLookup.module.css'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import type {LookupPurpose} from '../model/lookup-rules'
import {LookupForm} from '../components/LookupForm'
import {loadDeclared} from '@app/shared/lib/load-declared'
import {useParcelPreferences} from '../api/get-parcel-preferences'

interface OpenedOrderProps {
  /** Number of the order in the address; empty when it has none. */
  orderNo: string
  purpose: LookupPurpose
  /** Content for an order that is open; `accessKey` is set when a look-up opened it. */
  children: (care: OrderCare, accessKey: string | undefined) => ReactNode
}

/**
 * Opens an order: at once when this browser placed it, otherwise with the look-up form. The key of a
 * look-up is kept in memory only.
 */
export function OpenedOrder({orderNo, purpose, children}: OpenedOrderProps) {
  const [opened, setOpened] = useState<{orderNo: string; accessKey?: string}>({orderNo})
  const {status} = useCommerceState()
  const {data} = useOrderCare(opened, {
    enabled: opened.accessKey !== undefined || (orderNo !== '' && status === 'ready'),
  })
  if (data) return <>{children(data, opened.accessKey)}</>
  return (
    <>
      <LookupForm
        orderNo={orderNo}
        purpose={purpose}
        onFound={({orderNo: found, accessKey}) =>
          setOpened({orderNo: found, ...(accessKey && {accessKey})})
        }
      />
      {purpose === 'read' && <SessionOrders onOpen={(chosen) => setOpened({orderNo: chosen})} />}
    </>
  )
}

const NONE: readonly string[] = []

/** Numbers of the orders that were opened in this session, while there is no connection for the form (rule DEVICE-1). */
function useSessionOrders(): readonly string[] {
  const queryClient = useQueryClient()
  const {online} = useConnection()
  const [orders, setOrders] = useState<readonly string[]>([])
  useEffect(() => {
    if (online) return undefined
    const read = () => {
      const found = queryClient
        .getQueriesData<OrderCare | null>(ORDER_CARE)
        .flatMap(([, care]) => care?.orderNo ?? [])
      setOrders((known) => (known.join() === found.join() ? known : found))
    }
    // Reads after the render: the query cache also notifies while components render.
    let timer = setTimeout(read)
    const end = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(read)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [queryClient, online])
  return online ? NONE : orders
}

function SessionOrders({onOpen}: {onOpen: (orderNo: string) => void}) {
  const t = useTranslate()
  const orders = useSessionOrders()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="kept-orders" className={styles.kept}>
      <h2 id="kept-orders" className={styles.subtitle}>
        {t('offline.orders')}
      </h2>
      <ul>
        {orders.map((orderNo) => (
          <li key={orderNo}>
            <Button variant="quiet" onClick={() => onOpen(orderNo)}>
              <bdi>{orderNo}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Options of the parcel service's widget. */
interface MountOptions {
  readonly page: 'tracking' | 'returns'
  readonly userId: number
  readonly locale: string
  readonly orderNo: string
}

interface ParcelWindow {
  readonly parcelService?: {readonly mount: (element: HTMLElement, options: MountOptions) => void}
}

function loadStyle(href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

/**
 * Widget of the parcel service, loaded after the page. Nothing is shown until its script has loaded, and
 * nothing when it fails: the page works without it.
 */
export function ParcelWidget({page, orderNo}: Pick<MountOptions, 'page' | 'orderNo'>) {
  const shop = useShop()
  const {data} = useParcelPreferences()
  const element = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  // Without an order there is nothing to show.
  const source = orderNo ? data?.[page] : undefined
  useEffect(() => {
    if (!source) return
    let current = true
    loadDeclared({id: 'parcelService', address: source.script}).then(
      () => {
        if (!current) return
        if (source.style) loadStyle(source.style)
        setReady(true)
      },
      // The script is blocked or unreachable.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [source])
  useEffect(() => {
    if (!ready || !element.current || !data) return
    const {parcelService} = window as ParcelWindow
    const {userId} = data
    try {
      parcelService?.mount(element.current, {page, userId, locale: shop.locale.id, orderNo})
    } catch (error) {
      console.warn(`Parcel service: ${String(error)}`)
    }
  }, [ready, data, page, orderNo, shop.locale.id])
  return ready && source ? <div ref={element} /> : null
}
