import type {AriaAttributes, KeyboardEvent, MouseEvent} from 'react'
import {AppLink} from '@app/shared/ui/AppLink'
import type {NavigationItem} from '../public/navigation'
import {MenuLabel} from './MenuLabel'

interface TopEntryProps extends Pick<
  AriaAttributes,
  'aria-current' | 'aria-expanded' | 'aria-controls'
> {
  item: NavigationItem
  href: string | undefined
  className: string | undefined
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Entry of the menu bar: a link, or a button where the entry has no page. */
export function TopEntry({item, href, ...rest}: TopEntryProps) {
  return href === undefined ? (
    <button type="button" {...rest}>
      <MenuLabel item={item} />
    </button>
  ) : (
    <AppLink to={href} {...rest}>
      <MenuLabel item={item} />
    </AppLink>
  )
}
