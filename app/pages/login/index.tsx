import {AuthPage} from '@app/features/sign-in/components/AuthPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/login`, the same page for every visitor; and `/activate-account`, with the result of the link of a mail. */
const LoginPage: PageComponent = () => <AuthPage key="login" initial="login" />

export default LoginPage
