import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {useExpressPreferences} from '../api/get-express-preferences'
import {EXPRESS_PARAMETER} from '../public/express-parameter'

/**
 * Express payment with the methods of the preference `cartEnabledExpressPayments`. The buttons lead to the checkout,
 * the only page whose security policy lets the provider in (rule PAY-5). Default export: lazy.
 */
export default function ExpressButtons() {
  const t = useTranslate()
  const paths = usePaths()
  const {data} = useExpressPreferences()
  if (!data?.methods.includes('wallet')) return null
  return (
    <ButtonLink
      variant="secondary"
      block
      data-call
      to={`${paths.checkout()}?${EXPRESS_PARAMETER}=wallet`}
    >
      {t('payment.express.wallet')}
    </ButtonLink>
  )
}
