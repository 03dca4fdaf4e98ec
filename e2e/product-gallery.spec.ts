import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const t = (id: Parameters<typeof message>[1]) => message('en-GR', id)
const PAGE = '/deu/en-de/product/BH-1010'

test.beforeEach(async ({page}) => {
  await page.goto(PAGE)
  await ready(page)
})

const gallery = (page: Page) =>
  page.getByRole('group', {name: pattern('en-GR', 'product.gallery.label')})

test('arrow keys go round the pictures', async ({page}) => {
  const stage = gallery(page)
  await stage.getByRole('button', {name: t('product.gallery.open')}).focus()
  await page.keyboard.press('ArrowLeft')
  // Before the first picture is the last one: the film.
  await expect(stage.locator('video')).toBeVisible()
  const first = stage.getByText(/^1 of/)
  // A key right after a change is ignored.
  await expect(async () => {
    if (!(await first.isVisible())) await page.keyboard.press('ArrowRight')
    await expect(first).toBeVisible({timeout: 2_000})
  }).toPass()
})

test('a swipe over 50 px leads on, a shorter one does not @phone', async ({page}) => {
  const box = await gallery(page).boundingBox()
  if (!box) throw new Error('no gallery')
  const swipe = (...ways: number[]) =>
    page.evaluate(
      ([x, y, all]) => {
        const target = document.elementFromPoint(x, y)
        const fire = (type: string, clientX: number) =>
          target?.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 7,
              pointerType: 'touch',
              clientX,
              clientY: y,
            }),
          )
        for (const by of all) {
          fire('pointerdown', x)
          fire('pointerup', x + by)
        }
      },
      [box.x + box.width / 2, box.y + box.height / 2, ways] as const,
    )
  await swipe(-50)
  await expect(gallery(page).getByText(/^1 of/)).toBeVisible()
  // The second change follows at once, within the 500 ms of the lock.
  await swipe(-51, -80)
  await expect(gallery(page).getByText(/^2 of/)).toBeVisible()
})

test('a point on the picture says what is there and leads on', async ({page}) => {
  const spot = gallery(page).getByRole('button', {name: /^Basket/})
  await spot.click()
  await expect(spot).toHaveAttribute('aria-expanded', 'true')
  await expect(gallery(page).getByText(/Holds ten kilograms/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gallery(page).getByText(/Holds ten kilograms/)).toHaveCount(0)
  await spot.click()
  await gallery(page)
    .getByRole('link', {name: t('product.hotspot.product')})
    .click()
  await expect(page).toHaveURL(/BH-4210/)
})

test('the film plays when it is asked for, and pauses when the gallery goes on', async ({
  page,
  isMobile,
}) => {
  const film = gallery(page).locator('video')
  await gallery(page)
    .getByRole('button', {name: pattern('en-GR', 'product.gallery.film')})
    .click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  // The gallery takes no second step within the lock of the first one.
  await expect(async () => {
    // Phones have the small picture of the film alone, and a swipe starts on a picture: keys work everywhere.
    if (isMobile) await page.keyboard.press('ArrowRight')
    else await gallery(page).getByRole('link').first().click()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  }).toPass({intervals: [500]})
})

test('the viewer zooms by tap and keyboard, and gives the focus back @long', async ({page}) => {
  const open = gallery(page).getByRole('button', {name: t('product.gallery.open')})
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const scale = () =>
    picture.evaluate((image) => Number(/scale\(([\d.]+)\)/.exec(image.style.transform)?.[1]))
  await dialog
    .getByRole('button', {name: t('product.gallery.zoom')})
    .first()
    .focus()
  await page.keyboard.press('+')
  await expect.poll(scale).toBeGreaterThan(1)
  await page.keyboard.press('0')
  await expect.poll(scale).toBe(1)
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3)
  await expect.poll(scale).toBeGreaterThan(1)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3)
  await expect.poll(scale).toBe(1)
  await page.mouse.wheel(0, -300)
  await expect.poll(scale).toBeGreaterThan(1)
  await axe(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('the turntable turns by drag and arrow keys @long', async ({page}) => {
  test.setTimeout(120_000)
  await gallery(page).getByRole('button', {name: '360°'}).click()
  const slider = page.getByRole('slider', {name: pattern('en-GR', 'product.turntable.label')})
  await expect(slider.locator('img')).toBeVisible({timeout: 60_000})
  // The still picture is shown until the frames are known.
  await expect(page.getByText(/of 12 views|arrow keys to turn/)).toBeVisible({timeout: 60_000})
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '30')
  const box = await slider.boundingBox()
  if (!box) throw new Error('no turntable')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2, {steps: 4})
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuenow', '90')
})

test('the 3D viewer shows the model, or says that it cannot @long', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(120_000)
  allowConsole(/WebGL|GPU|3D model/i)
  await gallery(page).getByRole('button', {name: '3D', exact: true}).click()
  const dialog = page.getByRole('dialog')
  const model = dialog.getByRole('slider', {name: pattern('en-GR', 'product.model.label')})
  await expect(model).toHaveAttribute('data-state', /^(ready|failed)$/, {timeout: 100_000})
  // A busy browser may remove the drawing later on.
  await expect(async () => {
    const failed = (await model.getAttribute('data-state')) === 'failed'
    expect(await dialog.getByRole('status').allInnerTexts()).toEqual(
      failed ? [t('product.model.failed')] : [],
    )
  }).toPass()
  const degrees = await model.getAttribute('aria-valuenow')
  await model.focus()
  await page.keyboard.press('ArrowRight')
  await expect(model).toHaveAttribute('aria-valuenow', String(Number(degrees) + 15))
})
