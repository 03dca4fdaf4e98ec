import {useLocation} from 'react-router-dom'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {openDocument} from '@app/shared/lib/open-document'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFailure} from '@app/shared/ui/form/FormFrame'
import {startSocialLogin, type SocialProvider} from '../api/start-social-login'
import {socialFault} from '../public/account-form'
import {rememberReturn} from '../model/social-return'
import styles from './auth.module.css'

const marks: Readonly<Record<SocialProvider, JSX.Element>> = {
  apple: (
    <path
      fill="currentColor"
      d="M15.6 2c.1 1.3-.4 2.500-1.100 3.400-.8.9-2 1.600-3.200 1.500-.1-1.200.5-2.500 1.200-3.300C13.300 2.700 14.600 2.100 15.600 2ZM19.500 17.300c-.5 1.200-.8 1.700-1.500 2.800-.9 1.400-2.100 1.900-3.300 1.900-1.100 0-1.500-.6-2.900-.6s-1.800.6-2.900.6c-1.300 0-2.300-.9-3.200-2.200C3.600 16.800 3.400 12.600 4.800 10.400c1-1.600 2.600-2.500 4.100-2.500 1.400 0 2.300.7 3.400.7 1 0 1.800-.8 3.500-.8 1.300 0 2.700.7 3.700 1.900-3.200 1.800-2.700 6.300 0 7.600Z"
    />
  ),
  google: (
    <g fill="none" strokeWidth="3.6">
      <path stroke="#ea4335" d="M18.200 6.200A8.200 8.200 0 0 0 5 8" />
      <path stroke="#fbbc05" d="M5 8a8.200 8.200 0 0 0 0 8" />
      <path stroke="#34a853" d="M5 16a8.200 8.200 0 0 0 12.300 2" />
      <path stroke="#4285f4" d="M17.300 18a8.200 8.200 0 0 0 2.800-6H12" />
    </g>
  ),
}

/** Mark of an identity provider; the button around it has the name. */
function ProviderMark({provider}: {provider: SocialProvider}) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      {marks[provider]}
    </svg>
  )
}

/** Buttons that lead to Apple and Google. The shopper returns to this page. */
export function SocialButtons({providers}: {providers: readonly SocialProvider[]}) {
  const t = useTranslate()
  const shop = useShop()
  const {pathname, search} = useLocation()
  const {running, failure, run} = useAction(
    async (provider: SocialProvider) => {
      const url = await startSocialLogin(shop, provider)
      rememberReturn(pathname + search)
      openDocument(url)
    },
    {place: 'beside', textOf: socialFault},
  )
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          block
          busy={running === provider}
          onClick={() => void run(provider)}
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
