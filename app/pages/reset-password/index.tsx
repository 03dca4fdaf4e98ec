import {AuthPage} from '@app/features/sign-in/components/AuthPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/reset-password`, the same page for every visitor. */
const ResetPasswordPage: PageComponent = () => <AuthPage key="password" initial="password" />

export default ResetPasswordPage
