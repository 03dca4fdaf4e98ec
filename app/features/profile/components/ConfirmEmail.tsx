import {useState} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {faultMessage} from '@app/features/faults/model/fault-message'
import {useMailLink} from '@app/features/sign-in/use-mail-link'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {confirmEmailChange} from '../api/email-change'

type State = 'asked' | 'busy' | 'done' | ApiFault

/** The question, and its answers; a press confirms, because programs of mail services open links, too. */
function Confirmation({email, token}: {email: string; token: string}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const queryClient = useQueryClient()
  const [state, setState] = useState<State>(() => 'asked')
  const title = t('profile.email.confirm.title')
  const account = <ButtonLink to={paths.personalInformation()}>{t('account.personal')}</ButtonLink>
  const confirm = () => {
    setState('busy')
    confirmEmailChange(shop, token).then(
      () => {
        setState('done')
        void queryClient.invalidateQueries({queryKey: ['account']})
      },
      (error: unknown) => setState(faultFromThrown(error)),
    )
  }
  if (state === 'done') {
    return (
      <div role="status">
        <PlainPage title={title} text={t('profile.email.saved')} actions={account} />
      </div>
    )
  }
  if (token === '' || (typeof state === 'object' && state.status === 400)) {
    return (
      <div role="alert">
        <PlainPage title={title} text={t('profile.email.confirm.invalid')} actions={account} />
      </div>
    )
  }
  return (
    <>
      <PlainPage
        title={title}
        text={t('profile.email.confirm.text', {email})}
        actions={
          <Button busy={state === 'busy'} onClick={confirm}>
            {title}
          </Button>
        }
      />
      <p role="alert">{typeof state === 'object' ? faultMessage(state, t) : ''}</p>
    </>
  )
}

/** The page of the link that confirms a new email address (rule ACCT-26). */
export function ConfirmEmail() {
  const t = useTranslate()
  const link = useMailLink()
  return (
    <>
      <PageMeta title={t('profile.email.confirm.title')} noIndex />
      {link && <Confirmation email={link.email} token={link.token} />}
    </>
  )
}
