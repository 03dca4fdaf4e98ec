import {useState, type FormEvent} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {openAuthModal} from '@app/features/account/public/auth-modal'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {CopyField} from '@app/shared/ui/form/CopyField'
import {TextField} from '@app/shared/ui/form/TextField'
import {useChangeWishLinks, useWishLinks} from '../api/wish-link'
import styles from './ShareWishes.module.css'

/** Maximum length of a title in characters. */
const TITLE_LENGTH = 60

/** The links of a customer, and the changes of them. */
function useLinks(customerId: string) {
  const t = useTranslate()
  const changeLinks = useChangeWishLinks()
  const {data: total = 0} = useWishLinks({customerId})
  const [token, setToken] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  /** @param title title of a new link; null revokes all links */
  const change = async (title: string | null) => {
    setStatus('')
    const created = await changeLinks({customerId, title})
    setToken(created?.token ?? null)
    setStatus(t(created ? 'wishlist.share.once' : 'wishlist.share.revoked'))
  }
  return {total, token, status, ...useAction(change)}
}

function CustomerForm({customerId}: {customerId: string}) {
  const t = useTranslate()
  const paths = usePaths()
  const [title, setTitle] = useState('')
  const {total, token, status, busy, run} = useLinks(customerId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(title)
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <p className={styles.help}>{t('wishlist.share.text')}</p>
      <TextField
        label={t('wishlist.share.name')}
        aria-required={false}
        autoComplete="off"
        maxLength={TITLE_LENGTH}
        value={title}
        onChange={({target}) => setTitle(target.value)}
      />
      {token !== null && (
        <CopyField
          key={token}
          id="wish-link"
          label={t('wishlist.share.label')}
          value={window.location.origin + paths.sharedWishlist(token)}
        />
      )}
      <p role="status" className={styles.help}>
        {status}
      </p>
      {total > 0 && <p className={styles.help}>{t('wishlist.share.active', {count: total})}</p>}
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" busy={busy}>
          {t(total > 0 ? 'wishlist.share.createAgain' : 'wishlist.share.create')}
        </Button>
        {total > 0 && (
          <Button variant="quiet" busy={busy} onClick={() => void run(null)}>
            {t('wishlist.share.revoke')}
          </Button>
        )}
      </div>
    </form>
  )
}

/**
 * Creates and revokes links to the wish list (rule WISH-10). A guest signs in first: a link of a guest could not be
 * revoked once the session has ended. Default export: a chunk of its own.
 */
export default function ShareForm() {
  const t = useTranslate()
  const shopper = useShopperKind()
  if (shopper.status === 'registered') return <CustomerForm customerId={shopper.customerId} />
  if (shopper.status === 'guest') {
    return (
      <div className={styles.form}>
        <p className={styles.help}>{t('wishlist.share.guest')}</p>
        <Button variant="secondary" onClick={() => openAuthModal()}>
          {t('auth.signIn')}
        </Button>
      </div>
    )
  }
  if (shopper.status === 'loading') return <p role="status">{t('common.loading')}</p>
  return (
    <div role="alert" className={styles.form}>
      <p>{t('error.generic')}</p>
      <Button variant="secondary" onClick={shopper.retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
