import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {useConnection} from '@app/shared/lib/connection'
import {pageKindOf} from '@app/shared/lib/route-of'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {countPage, installMemory, isInstallMoment} from '../model/install-moment'
import {useInstallWay, type InstallWay} from '../model/install-way'
import {drawStartPicture} from '../model/start-picture'
import styles from './InstallHint.module.css'

/** Counts the pages of this browser; returns whether this is a moment for the hint. */
function useMoment(): boolean {
  const {id} = useShop().site
  const {pathname} = useLocation()
  const memory = installMemory.useValue(id)
  useEffect(() => {
    installMemory.write(id, countPage(installMemory.read(id), Date.now()))
  }, [id, pathname])
  return isInstallMoment(memory, pageKindOf(pathname))
}

function Hint({way}: {way: InstallWay}) {
  const t = useTranslate()
  const track = useTrack()
  const {id} = useShop().site
  const [closed, setClosed] = useState(false)
  useEffect(() => track({type: 'install_app', step: 'offered'}), [track])
  const answer = (step: 'accepted' | 'dismissed') => {
    installMemory.write(id, {...installMemory.read(id), answered: true})
    setClosed(true)
    track({type: 'install_app', step})
  }
  const install = async () => {
    if (way.kind === 'prompt') answer((await way.ask()) ? 'accepted' : 'dismissed')
  }
  if (closed) return null
  return (
    <section className={styles.hint} aria-labelledby="install-title">
      <h2 id="install-title" className={styles.title}>
        {t('install.title')}
      </h2>
      <p>{t('install.text')}</p>
      {way.kind === 'hand' && <p>{t('install.ios')}</p>}
      <div className={styles.buttons}>
        {way.kind === 'prompt' && (
          <Button size="small" onClick={() => void install()}>
            {t('install.add')}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => answer('dismissed')}>
          {t('install.dismiss')}
        </Button>
      </div>
    </section>
  )
}

/**
 * The hint that the shop can be installed: from the second visit on and after an order, never beside the question for
 * consent or a dialog, and never again once it was answered (rule FRAME-22).
 */
export function InstallHint() {
  const track = useTrack()
  const {tracking} = useShop().site
  const consent = useTrackingConsent()
  const way = useInstallWay()
  const moment = useMoment()
  const {online} = useConnection()
  useEffect(() => {
    const installed = () => track({type: 'install_app', step: 'installed'})
    window.addEventListener('appinstalled', installed)
    return () => window.removeEventListener('appinstalled', installed)
  }, [track])
  useEffect(() => {
    if (way?.kind === 'hand') drawStartPicture()
  }, [way])
  const asks = tracking.askConsent && consent === 'open'
  return way && moment && online && !asks ? <Hint way={way} /> : null
}
