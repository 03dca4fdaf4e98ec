import {AccountPlaceholder} from '@app/features/account/components/AccountPlaceholder'
import type {PageComponent} from '@app/shared/lib/page'

/** `/login`, the same page for every visitor. */
const LoginPage: PageComponent = () => <AccountPlaceholder />

export default LoginPage
