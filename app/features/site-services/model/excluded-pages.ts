import {sitePrefixExpression} from '@common/routes'

/** Pages without assistants, unless a preference names others (rule SCRIPT-7). */
const DEFAULT_EXCLUDED = ['/appcart', '/appcheckout', '/cancel-order']

/** True for a path, with site and locale, at or below one of the excluded pages. */
export function isExcluded(
  pathname: string,
  excluded: readonly string[] = DEFAULT_EXCLUDED,
): boolean {
  const page = pathname.replace(sitePrefixExpression, '')
  return excluded.some((beginning) => page === beginning || page.startsWith(`${beginning}/`))
}
