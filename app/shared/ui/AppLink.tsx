import {forwardRef, type AnchorHTMLAttributes} from 'react'
import {Link} from 'react-router-dom'
import {needsOwnDocument} from '@common/routes'

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with site and locale from `usePaths()`, or an absolute URL. */
  to: string
}

/**
 * A path of this app; everything else is a plain anchor: other hosts, `mailto:`, `#place`, and pages with a
 * document of their own.
 */
const isAppPath = (to: string): boolean =>
  to.startsWith('/') && !to.startsWith('//') && !needsOwnDocument(to)

/** Link that uses the router for paths of the app. */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  {to, children, ...rest},
  ref,
) {
  if (isAppPath(to)) {
    return (
      <Link ref={ref} to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a ref={ref} href={to} {...(rest.target === '_blank' && {rel: 'noopener'})} {...rest}>
      {children}
    </a>
  )
})
