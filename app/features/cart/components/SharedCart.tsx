import {useEffect, useState} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {decodePart} from '@common/address-part'
import {isApiFault} from '@common/fault'
import {useAction} from '@app/features/faults/public/use-action'
import {addLinkedItems} from '../api/add-linked-items'
import {useBasketContext} from '@app/features/basket/public/basket'
import {useLinkedItems} from '../api/basket-link'
import {useLineProducts} from '@app/features/basket/public/LinePicture'
import {CartNotice, ContentOnlyCart} from '@app/features/basket/public/CartNotice'
import {LineList} from '@app/features/basket/public/LineList'
import {engravingOfLine} from '@app/features/basket/public/basket-lines'
import type {NewItem} from '@app/features/basket/public/new-item'
import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import styles from './SharedCart.module.css'

const tokenIn = (hash: string): string => decodePart(hash.slice(1))

/** The token in the fragment of the address, which it leaves at once; '' without one. */
function useLinkToken(): string {
  const history = useHistory()
  const {hash, pathname} = useLocation()
  const [held, setHeld] = useState(hash)
  if (hash !== '' && hash !== held) setHeld(hash)
  useEffect(() => {
    if (hash !== '') history.replace(pathname)
  }, [hash, pathname, history])
  return tokenIn(held)
}

/** A link that does not hold, or could not be read. */
function Refused({error, retry}: {error: unknown; retry: () => void}) {
  const t = useTranslate()
  const paths = usePaths()
  const status = isApiFault(error) ? error.status : 0
  if (status === 404 || status === 400) {
    return (
      <CartNotice title={t('cart.link.gone.title')} text={t('cart.link.gone.text')}>
        <ButtonLink to={paths.cart()}>{t('addToCart.viewCart')}</ButtonLink>
      </CartNotice>
    )
  }
  const text = status === 429 ? 'error.tooManyRequests' : 'error.generic'
  return (
    <CartNotice title={t('cart.link.open.title')} text={t(text)}>
      <Button onClick={retry}>{t('common.retry')}</Button>
    </CartNotice>
  )
}

/** The products of the link, with the button that adds them. */
function LinkedItems({items}: {items: readonly NewItem[]}) {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const shop = useShop()
  const context = useBasketContext()
  const {data: products = {}} = useLineProducts(items.map(({productId}) => productId))
  const lines = items.map((item, index) => ({
    itemId: String(index),
    productId: item.productId,
    name: item.productId,
    quantity: item.quantity,
    unitPrice: null,
    price: null,
    ...engravingOfLine(item.custom ?? {}),
  }))
  const {
    busy,
    run,
    result: refused = [],
  } = useAction(async () => {
    const left = await addLinkedItems(context, items)
    if (left.length === 0) history.replace(paths.cart())
    return left
  })
  if (refused.length > 0) {
    const names = refused.map(({productId}) => products[productId]?.name ?? productId)
    return (
      <div role="alert" className={styles.refused}>
        <p>{t('cart.link.refused', {products: formatList(names, shop.locale.id)})}</p>
        <ButtonLink to={paths.cart()}>{t('addToCart.viewCart')}</ButtonLink>
      </div>
    )
  }
  return (
    <>
      <p>{t('cart.link.open.text')}</p>
      <LineList lines={lines} />
      <Button busy={busy} onClick={() => void run()}>
        {t('cart.link.add')}
      </Button>
    </>
  )
}

/** The basket of another device (rule BASKET-27). Opening the link changes nothing. */
export function SharedCart() {
  const t = useTranslate()
  const shop = useShop()
  const token = useLinkToken()
  const {
    data: items,
    error,
    refetch,
  } = useLinkedItems(token, {enabled: !shop.site.isContentOnlySite})
  if (shop.site.isContentOnlySite) return <ContentOnlyCart />
  if (error) return <Refused error={error} retry={() => void refetch()} />
  return (
    <section className={styles.shared}>
      <h1>{t('cart.link.open.title')}</h1>
      {items ? <LinkedItems items={items} /> : <p role="status">{t('common.loading')}</p>}
    </section>
  )
}
