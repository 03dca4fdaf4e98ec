import {useEffect, useState} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {useConnection} from '@app/shared/lib/connection'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {installMemory} from '../model/install-moment'
import {useInstallWay, type InstallWay} from '../model/install-way'
import {drawStartPicture} from '../model/start-picture'
import styles from './InstallHint.module.css'

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
 * consent or a dialog, and never again once it was answered (rule FRAME-22). Default export: few pages load it.
 * @param moment whether this is a page and a moment for it
 */
export default function InstallHint({moment}: {moment: boolean}) {
  const {tracking} = useShop().site
  const consent = useTrackingConsent()
  const way = useInstallWay()
  const {online} = useConnection()
  useEffect(() => {
    if (way?.kind === 'hand') drawStartPicture()
  }, [way])
  const asks = tracking.askConsent && consent === 'open'
  return way && moment && online && !asks ? <Hint way={way} /> : null
}
