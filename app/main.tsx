import {start} from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import {loadMessages} from '@app/shared/i18n/load-messages'
import {stopKeepingPresses} from '@app/shared/lib/use-early-press'
import {whenIdle} from '@app/shared/lib/when-idle'
import '@app/shared/theme/global.css'

/** A page that cannot load its own observer is not worse for it. */
const reportField = (): Promise<void> =>
  import('@app/features/field/report-field').then(
    (module) => module.reportField(),
    () => undefined,
  )

void loadMessages()
  .then(start)
  .then(() => {
    stopKeepingPresses()
    if (process.env.NODE_ENV === 'production') whenIdle(() => void reportField())
  })
