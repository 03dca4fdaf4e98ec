/** Width of the mark as a share of the shorter side of the screen. */
const MARK = 0.28
const GROUND = '#FBF9F5'

/**
 * iOS shows a picture of the screen's own size while an app starts, and takes it from a link in the document; a picture
 * for each of its devices would weigh on every page, so that it is drawn on the device.
 */
export function drawStartPicture(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')
  if (!icon || document.querySelector('link[rel="apple-touch-startup-image"]')) return
  const mark = new Image()
  mark.crossOrigin = 'anonymous'
  mark.onload = () => {
    for (const orientation of ['portrait', 'landscape'] as const) addPicture(mark, orientation)
  }
  mark.src = icon.href
}

function addPicture(mark: HTMLImageElement, orientation: 'portrait' | 'landscape'): void {
  const {width, height} = window.screen
  const sides = [Math.min(width, height), Math.max(width, height)] as const
  const [across, down] = orientation === 'portrait' ? sides : [sides[1], sides[0]]
  const ratio = window.devicePixelRatio
  const canvas = document.createElement('canvas')
  canvas.width = across * ratio
  canvas.height = down * ratio
  const context = canvas.getContext('2d')
  if (!context) return
  const side = sides[0] * ratio * MARK
  context.fillStyle = GROUND
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.beginPath()
  context.roundRect((canvas.width - side) / 2, (canvas.height - side) / 2, side, side, side / 4)
  context.clip()
  context.drawImage(mark, (canvas.width - side) / 2, (canvas.height - side) / 2, side, side)
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.media = `(orientation: ${orientation})`
  link.href = canvas.toDataURL('image/png')
  document.head.append(link)
}
