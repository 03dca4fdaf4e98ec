import {LoginLinkPage} from '@app/features/sign-in/components/LandingPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/passwordless-login-landing`. */
const LoginLinkRoute: PageComponent = () => <LoginLinkPage />

export default LoginLinkRoute
