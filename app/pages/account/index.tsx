import {AccountPlaceholder} from '@app/features/account/components/AccountPlaceholder'
import type {PageComponent} from '@app/shared/lib/page'

/** `/my-stokke` and its sections: account pages are never cached. */
const AccountPage: PageComponent = () => <AccountPlaceholder />

export default AccountPage
