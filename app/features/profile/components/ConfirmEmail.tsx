import {useQueryClient} from '@tanstack/react-query'
import {isPersonal} from '@app/features/account/public/customer-record'
import {useAction} from '@app/features/faults/public/use-action'
import {useMailLink} from '@app/features/sign-in/public/use-mail-link'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {confirmEmailChange} from '../api/email-change'

/** The question, and its answers; a press confirms, because programs of mail services open links, too. */
function Confirmation({email, token}: {email: string; token: string}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const queryClient = useQueryClient()
  const title = t('profile.email.confirm.title')
  const account = <ButtonLink to={paths.personalInformation()}>{t('account.personal')}</ButtonLink>
  const {busy, done, fault, failure, run} = useAction(
    async () => {
      await confirmEmailChange(shop, token)
      void queryClient.invalidateQueries({predicate: isPersonal})
    },
    {place: 'beside'},
  )
  if (done) {
    return (
      <div role="status">
        <PlainPage title={title} text={t('profile.email.saved')} actions={account} />
      </div>
    )
  }
  if (token === '' || fault?.status === 400) {
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
          <Button busy={busy} onClick={() => void run()}>
            {title}
          </Button>
        }
      />
      <p role="alert">{failure}</p>
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
