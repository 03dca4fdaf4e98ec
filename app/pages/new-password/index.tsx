import {NewPasswordPage} from '@app/features/sign-in/components/LandingPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/reset-password-landing`, `/create-new-password` and `/set-password`. */
const NewPasswordRoute: PageComponent = () => <NewPasswordPage />

export default NewPasswordRoute
