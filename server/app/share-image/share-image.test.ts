import sharp from 'sharp'
import {drawShareImage, imageLibrary} from './draw'
import {breakLines, canWrite, widthOf, write} from './lettering'
import {panelSvg} from './share-image-svg'

const pixel = async (image: Buffer, left: number, top: number): Promise<number[]> => {
  const {data} = await sharp(image)
    .extract({left, top, width: 1, height: 1})
    .raw()
    .toBuffer({resolveWithObject: true})
  return [...data]
}
const close = (a: readonly number[], b: readonly number[]) =>
  a.every((value, index) => Math.abs(value - (b[index] ?? -99)) < 12)

const RED = {r: 200, g: 20, b: 20}
const redPicture = () =>
  sharp({create: {width: 300, height: 400, channels: 3, background: RED}})
    .jpeg()
    .toBuffer()

describe('lettering', () => {
  it('measures and writes', () => {
    expect(widthOf('ii', 100)).toBe(2 * widthOf('i', 100))
    expect(widthOf('m', 100)).toBeGreaterThan(widthOf('i', 100))
    expect(write('Ab', 10, 20, 50, '#fff')).toMatch(
      /^<g fill="#fff" transform="translate\(10 20\) scale\(0\.05\)"><path .*<path .*<\/g>$/,
    )
  })

  it('knows what it cannot write', () => {
    expect(canWrite('Vindra Größe')).toBe(true)
    expect(canWrite('ヴィンドラ')).toBe(false)
  })

  it('breaks lines where they get too long', () => {
    const width = widthOf('Growing high', 50)
    expect(breakLines('Growing high chair', 50, width)).toEqual(['Growing high', 'chair'])
    expect(breakLines('Donaudampfschifffahrt', 50, 10)).toEqual(['Donaudampfschifffahrt'])
  })
})

describe('the picture', () => {
  it('has the panel at the left and the picture at the right, in the size that links show', async () => {
    const library = imageLibrary()
    expect(library).not.toBeNull()
    const image = await drawShareImage(library ?? sharp, {
      title: 'Vindra',
      brand: 'Barnholt',
      picture: await redPicture(),
    })
    expect(await sharp(image).metadata()).toMatchObject({width: 1200, height: 630, format: 'jpeg'})
    expect(close(await pixel(image, 5, 5), [0x24, 0x44, 0x3a])).toBe(true)
    expect(close(await pixel(image, 900, 300), [RED.r, RED.g, RED.b])).toBe(true)
  })

  it('does without a picture', async () => {
    const image = await drawShareImage(sharp, {title: 'A', brand: 'Barnholt', picture: null})
    expect(close(await pixel(image, 900, 300), [0xf5, 0xf1, 0xea])).toBe(true)
  })

  it('shows the mark alone where the name cannot be written', () => {
    const paths = (title: string) => panelSvg(title, 'Barnholt').match(/<path/g)?.length ?? 0
    expect(paths('ヴィンドラ')).toBe(paths(''))
    expect(paths('Vindra')).toBe(paths('') + 6)
  })
})
