import {useEffect} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {trustedScript} from '@app/shared/lib/trusted-types'

/**
 * Registers the service worker, which answers page loads without a connection with an offline page, and
 * sends it the texts of that page in the shopper's language.
 */
export function useOfflineWorker(): void {
  const t = useTranslate()
  const {locale} = useShop()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const words = {
      lang: locale.id,
      title: t('offline.title'),
      text: t('offline.text'),
      retry: t('offline.retry'),
    }
    navigator.serviceWorker
      .register(trustedScript('/worker.js'))
      .then(() => navigator.serviceWorker.ready)
      .then(({active}) => active?.postMessage({type: 'offline-words', words}))
      .catch((error: unknown) => console.warn(`No offline page: ${String(error)}`))
  }, [locale.id, t])
}
