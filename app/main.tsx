import {start} from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import {loadMessages} from '@app/shared/i18n/load-messages'
import {stopKeepingPresses} from '@app/shared/lib/use-early-press'
import '@app/shared/theme/global.css'

void loadMessages().then(start).then(stopKeepingPresses)
