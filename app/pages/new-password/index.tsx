import {useLocation} from 'react-router-dom'
import {ConfirmEmail} from '@app/features/profile/components/ConfirmEmail'
import {NewPasswordPage} from '@app/features/sign-in/components/LandingPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/reset-password-landing`, `/create-new-password` and `/set-password`; `/confirm-email`. */
const NewPasswordRoute: PageComponent = () => {
  const {pathname} = useLocation()
  return pathname.endsWith('/confirm-email') ? <ConfirmEmail /> : <NewPasswordPage />
}

export default NewPasswordRoute
