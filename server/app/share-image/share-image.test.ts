import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import {visualOrder} from './arabic'
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
    expect(canWrite('ヴィンドラ')).toBe(true)
    expect(canWrite('ไทย')).toBe(false)
  })

  it('writes the names of all products and categories in all languages', () => {
    const catalogs = path.resolve('demo/archive/catalogs')
    const names = fs.readdirSync(catalogs).flatMap((id) => {
      const xml = fs
        .readFileSync(path.join(catalogs, id, 'catalog.xml'), 'utf8')
        // Steps of filters are in no picture.
        .replace(/<refinement-definitions>[\s\S]*?<\/refinement-definitions>/g, '')
      return [...xml.matchAll(/<display-name[^>]*>([^<&]*)</g)].map(([, name = '']) => name)
    })
    expect(names.length).toBeGreaterThan(1000)
    expect([...new Set(names)].filter((name) => !canWrite(name))).toEqual([])
  })

  it('joins Arabic letters and writes them from the right', () => {
    // Beh in its initial form, yeh medial, teh final.
    expect(visualOrder('بيت')).toBe('\ufe96\ufef4\ufe91')
    // Dal is not joined to the next letter; lam and alef are one.
    expect(visualOrder('دلا')).toBe('\ufefb\ufea9')
    expect(visualOrder('بيت Vindra 20 دلا')).toBe('\ufefb\ufea9 Vindra 20 \ufe96\ufef4\ufe91')
  })

  it('breaks Japanese after any letter, but not before a small one', () => {
    const width = widthOf('ベビーカ', 50)
    expect(breakLines('ベビーカー用', 50, width)).toEqual(['ベビー', 'カー用'])
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
    expect(paths('ไทย')).toBe(paths(''))
    expect(paths('Vindra')).toBe(paths('') + 6)
  })
})
