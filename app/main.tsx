import '@app/public-path'
import {start} from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import {loadMessages} from '@app/shared/i18n/load-messages'
import {stopKeepingPresses} from '@app/shared/lib/use-early-actions'
import {whenIdle} from '@app/shared/lib/when-idle'
import '@app/shared/theme/global.css'

/** A page that cannot load this code is complete without it. */
const afterLoad = (): Promise<void> =>
  import('@app/after-load').then(
    (module) => module.startAfterLoad(),
    () => undefined,
  )

void loadMessages()
  .then(start)
  .then(() => {
    stopKeepingPresses()
    if (process.env.NODE_ENV === 'production') whenIdle(() => void afterLoad())
  })
