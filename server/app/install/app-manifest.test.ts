import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import {routeOf} from '../../../app/shared/lib/route-of'
import {isIgnored} from '../../../common/page-query'
import {sites} from '../../../config/sites/registry'
import {messagesOf} from '../messages'
import {appManifest} from './app-manifest'

const all = sites.flatMap((site) => site.l10n.supportedLocales.map((locale) => ({site, locale})))
const manifestOf = (where: (typeof all)[number]) =>
  appManifest(where, {asset: (file) => file, messages: messagesOf(where.locale.id)})

it('every site is one app in all its languages, and its pages are within it', () => {
  for (const where of all) {
    const manifest = manifestOf(where)
    const prefix = `/${where.site.alias}/${where.locale.alias}`
    expect(manifest.id).toBe(`/${where.site.alias}`)
    expect([manifest.name, manifest.description].every((text) => text.length > 5)).toBe(true)
    expect(manifest.lang).toBe(where.locale.id)
    for (const address of [
      manifest.start_url,
      manifest.share_target.action,
      ...(manifest.shortcuts ?? []).map(({url}) => url),
    ]) {
      expect(address.startsWith(`${prefix}/`)).toBe(true)
      expect(address.startsWith(manifest.scope)).toBe(true)
    }
  }
})

it('start and shortcuts are pages, with a mark that the page cache drops', () => {
  for (const where of all) {
    const {start_url: start, shortcuts = []} = manifestOf(where)
    for (const address of [start, ...shortcuts.map(({url}) => url)]) {
      const {pathname, searchParams} = new URL(address, 'https://shop.example')
      expect(routeOf(pathname)).not.toBeNull()
      expect([...searchParams.keys()].every(isIgnored)).toBe(true)
      expect([...searchParams]).toHaveLength(1)
    }
    for (const {name} of shortcuts) expect(name).not.toBe('')
  }
})

it('languages from right to left say so', () => {
  const directions = all.map((where) => [where.locale.id.slice(0, 2), manifestOf(where).dir])
  expect(directions.filter(([, dir]) => dir === 'rtl').map(([language]) => language)).toContain(
    'ar',
  )
  expect(directions).not.toContainEqual(['de', 'rtl'])
})

it('every picture is a file in the size that the manifest names', async () => {
  const [first] = all
  if (!first) throw new Error('There is no site.')
  const {icons, screenshots, shortcuts = []} = manifestOf(first)
  for (const {src, sizes} of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
    const file = path.resolve('app', src)
    expect(fs.existsSync(file)).toBe(true)
    const {width, height} = await sharp(file).metadata()
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`)
  }
})

it('the maskable icon fills its box, and its mark stays in the circle that every system shows', async () => {
  const {data, info} = await sharp('app/static/ico/maskable-512.png')
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const light: number[] = []
  let transparent = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at + 3] !== 255) transparent += 1
    const pixel = at / info.channels
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    if ((data[at] ?? 0) > 128) light.push(Math.hypot(x - 256, y - 256))
  }
  expect(transparent).toBe(0)
  expect(light.length).toBeGreaterThan(1000)
  expect(Math.max(...light)).toBeLessThan(0.4 * 512)
})
