import {useState} from 'react'
import {useLocation} from 'react-router-dom'
import {faultFromThrown} from '@common/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {openDocument} from '@app/shared/lib/open-document'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import {startSocialLogin, type SocialProvider} from '../api/start-social-login'
import {socialFault} from '../model/auth-fault'
import {rememberReturn} from '../model/social-return'
import {ProviderMark} from './ProviderMark'
import styles from './auth.module.css'

/** Buttons that lead to Apple and Google. The shopper returns to this page. */
export function SocialButtons({providers}: {providers: readonly SocialProvider[]}) {
  const t = useTranslate()
  const shop = useShop()
  const {pathname, search} = useLocation()
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [failure, setFailure] = useState('')
  const start = (provider: SocialProvider) => {
    if (busy) return
    setBusy(provider)
    setFailure('')
    startSocialLogin(shop, provider)
      .then((url) => {
        rememberReturn(pathname + search)
        openDocument(url)
      })
      .catch((error: unknown) => {
        const {id, values} = socialFault(faultFromThrown(error))
        setFailure(t(id, values))
      })
      .finally(() => setBusy(null))
  }
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          block
          busy={busy === provider}
          onClick={() => start(provider)}
        >
          <span className={styles.provider}>
            <ProviderMark provider={provider} />
            {t(`auth.social.${provider}`)}
          </span>
        </Button>
      ))}
    </>
  )
}
