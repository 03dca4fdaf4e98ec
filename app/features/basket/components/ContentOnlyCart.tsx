import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {CartNotice} from './CartNotice'

/** Cart and checkout page of a site without sales (rule SITE-3). */
export function ContentOnlyCart() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <CartNotice title={t('cart.contentOnly.title')} text={t('cart.contentOnly.text')}>
      <ButtonLink to={paths.countrySelector()}>{t('cart.contentOnly.action')}</ButtonLink>
      <ButtonLink variant="secondary" to={paths.home()}>
        {t('common.backToHome')}
      </ButtonLink>
    </CartNotice>
  )
}
