import {useEffect, useState} from 'react'
import {prefixOf} from '@common/paths'
import {useAction} from '@app/features/faults/public/use-action'
import {countryName} from '@app/shared/i18n/country-name'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {Flag} from '@app/shared/ui/Flag'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {findPage} from '../api/find-page'
import type {GeoOffer} from '../model/geo-offer'
import {keepPressedLocale} from '../model/pressed-locale'
import {siteName} from '../public/site-names'
import {storeChoice} from '../model/store-choice'
import styles from './GeoModal.module.css'

interface GeoModalProps {
  offer: GeoOffer
  /** Loads another page; the browser's own navigation. */
  leaveFor: (address: string) => void
}

/** Closes without an answer when the visitor goes back or forward. */
function useOpen() {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    const close = () => setOpen(false)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  return [open, setOpen] as const
}

/**
 * Offers the site of the visitor's presumed country (rule SITE-15). "Go to" stores that site and loads the same page
 * there, everything else stores the present site.
 */
export function GeoModal({offer, leaveFor}: GeoModalProps) {
  const t = useTranslate()
  const shop = useShop()
  const [open, setOpen] = useOpen()
  const {site, locale, countryCode} = offer
  const country = countryName(countryCode, shop.locale.id)
  const {busy, done, run} = useAction(async () => {
    storeChoice(site, locale)
    keepPressedLocale(prefixOf(site, locale))
    const {pathname, search} = window.location
    leaveFor(await findPage(site, locale, pathname + search))
  })
  const isLeaving = busy || done
  const stay = () => {
    if (!isLeaving) storeChoice(shop.site, shop.locale)
    setOpen(false)
  }
  return (
    <LazyDialog open={open} onClose={stay} size="small" title={t('geo.title', {country})}>
      <div className={styles.body}>
        <p className={styles.text}>
          <Flag flag={site.flag} />
          {t('countrySelector.text')}
        </p>
        <Button block busy={isLeaving} onClick={() => void run()}>
          {t('geo.go', {country: offer.isOfCountry ? country : siteName(site, shop.locale.id, t)})}
        </Button>
        <Button block variant="secondary" onClick={stay}>
          {t('geo.stay')}
        </Button>
      </div>
    </LazyDialog>
  )
}
