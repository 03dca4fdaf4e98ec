import {forwardRef, type AnchorHTMLAttributes} from 'react'
import {Link} from 'react-router-dom'

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with site and locale from `usePaths()`, or an absolute URL. */
  to: string
}

/** A path of this app; everything else (other hosts, `mailto:`, `#place`) is a plain anchor. */
const isAppPath = (to: string): boolean => to.startsWith('/') && !to.startsWith('//')

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
