import {SocialLoginPage} from '@app/features/sign-in/components/SocialLoginPage'
import type {PageComponent} from '@app/shared/lib/page'

/** `/social-callback`. */
const SocialLoginRoute: PageComponent = () => <SocialLoginPage />

export default SocialLoginRoute
