import type {CompiledMessages, MessageId} from '../../../app/shared/i18n/messages'
import {createPaths} from '../../../common/paths'
import {INSTALLED_MARK, OPEN_SHARED_PATH} from '../../../common/installed-app'
import {directionOf} from '../../../config/locales'
import type {SiteAndLocale} from '../site-resolver'

/** Texts that the manifest shows; none of them has arguments. */
type ManifestText = Extract<
  MessageId,
  | 'common.brand'
  | 'meta.home.description'
  | 'header.search'
  | 'header.cart'
  | 'header.wishlist'
  | 'account.orders'
>

interface ManifestParts {
  /** Address of a file of `app/static/`. */
  asset: (file: string) => string
  messages: CompiledMessages
}

/** Colour of the header's ground, and of the app while it starts. */
const PAPER = '#FBF9F5'

/**
 * The web app manifest of a site in one of its languages (W3C Web Application Manifest). One app for each site: its
 * `id` and `scope` are those of the site, so that another language is the same app. The start address has a mark that
 * reports count and that no cache keeps apart.
 */
export function appManifest({site, locale}: SiteAndLocale, {asset, messages}: ManifestParts) {
  const paths = createPaths(site, locale)
  const text = (id: ManifestText): string => String(messages[id] ?? '')
  const marked = (path: string): string => `${path}?${INSTALLED_MARK}`
  const png = (name: string, size: number, purpose: string) => ({
    src: asset(`static/ico/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name: ManifestText, path: string, icon: string) => ({
    name: text(name),
    url: marked(path),
    icons: [png(`shortcut-${icon}`, 96, 'any')],
  })
  const picture = (name: string, sizes: string, formFactor: 'narrow' | 'wide') => ({
    src: asset(`static/install/${name}.webp`),
    sizes,
    type: 'image/webp',
    form_factor: formFactor,
    label: text('meta.home.description'),
  })
  return {
    id: `/${site.alias}`,
    scope: `/${site.alias}/`,
    start_url: marked(paths.home()),
    name: text('common.brand'),
    short_name: text('common.brand'),
    description: text('meta.home.description'),
    lang: locale.id,
    dir: directionOf(locale.id),
    display: 'standalone',
    display_override: ['window-controls-overlay', 'standalone', 'minimal-ui'],
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping', 'kids'],
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('maskable-192', 192, 'maskable'),
      png('maskable-512', 512, 'maskable'),
      png('monochrome-512', 512, 'monochrome'),
    ],
    screenshots: [picture('narrow', '780x1560', 'narrow'), picture('wide', '1440x900', 'wide')],
    ...(!site.isContentOnlySite && {
      shortcuts: [
        shortcut('header.search', paths.searchPage(), 'search'),
        shortcut('header.cart', paths.cart(), 'cart'),
        shortcut('header.wishlist', paths.wishlist(), 'wishlist'),
        shortcut('account.orders', paths.orders(), 'orders'),
      ],
    }),
    share_target: {
      action: `${paths.prefix}${OPEN_SHARED_PATH}`,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: {title: 'title', text: 'text', url: 'url'},
    },
  }
}
