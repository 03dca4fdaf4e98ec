import {AuthPage} from '@app/features/sign-in/components/AuthPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/registration`, the same page for every visitor. */
const RegistrationPage: PageComponent = () => <AuthPage key="register" initial="register" />

export default RegistrationPage
