import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {usePaths} from '@app/shared/lib/use-paths'

/** Agreement to privacy policy and terms, with links. */
export function useAgreement() {
  const intl = useIntl()
  const paths = usePaths()
  const link = (href: string) => (chunks: ReactNode) => (
    <a key={href} href={href} target="_blank" rel="noreferrer">
      {chunks}
    </a>
  )
  return intl.formatMessage(
    {id: 'checkout.terms'},
    {privacy: link(paths.privacyPolicy()), terms: link(paths.terms())},
  )
}
