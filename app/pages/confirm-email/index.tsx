import {ConfirmEmail} from '@app/features/profile/components/ConfirmEmail'
import type {PageComponent} from '@app/shared/lib/page'

/** `/confirm-email`. */
const ConfirmEmailRoute: PageComponent = () => <ConfirmEmail />

export default ConfirmEmailRoute
