import path from 'node:path'
import sharp from 'sharp'
import {LOGO_HEIGHT, escapeHtml, type MailLogo} from '../../domains/outbox/mail-html'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'

const INK = '#24443a'
/** Pixels of the picture for one displayed pixel. */
const SCALE = 2
const FONT_FILE = path.join(
  __dirname,
  '../../domains/order-documents/assets/commissioner-latin-700-normal.woff',
)

/** The logo of a site's mails: the picture that the site names (`logoImageUrl`), or its drawn name. */
export function mailLogo(
  {links}: Pick<Sandbox, 'links'>,
  site: Pick<Site, 'id' | 'name' | 'preferences'>,
): MailLogo {
  const own = site.preferences['logoImageUrl']
  const src =
    typeof own === 'string' && own !== ''
      ? new URL(own, links.shopUrl).href
      : `${links.publicUrl}/outbox/logos/${encodeURIComponent(site.id)}`
  return {src, alt: site.name}
}

/** Draws the name of a site as a PNG on a transparent ground. */
export function drawName({name}: Pick<Site, 'name'>): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="${INK}">${escapeHtml(name)}</span>`,
      font: 'Commissioner Bold',
      fontfile: FONT_FILE,
      height: LOGO_HEIGHT * SCALE,
      width: 20 * LOGO_HEIGHT * SCALE,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
}
