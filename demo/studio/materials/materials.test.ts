import sharp, {type Sharp} from 'sharp'
import type {Material} from '../../catalogue/source/more-views'
import {palette} from '../../catalogue/source/palette'
import {pictureAt, pictureName} from '../picture-path'
import {paintMaterial} from './paint-material'

const WIDTH = 140

const paint = async (material: Material): Promise<Sharp> => {
  const {data, info} = await paintMaterial(material, WIDTH)
  return sharp(data, {raw: info})
}

const examples: readonly Material[] = [
  {kind: 'weave', colour: 'clay'},
  {kind: 'knit', colour: 'oat'},
  {kind: 'fleece', colour: 'moss'},
  {kind: 'down', colour: 'fjord'},
  {kind: 'net', colour: 'ink'},
  {kind: 'wood', colour: 'beech'},
  {kind: 'lacquer', colour: 'snow'},
  {kind: 'plastic', colour: 'pebble'},
  {kind: 'metal', colour: 'graphite'},
]

describe('materials', () => {
  it.each(examples)(
    'show the relief of $kind in its colour',
    async (material) => {
      const picture = await paint(material)
      const {channels, entropy} = await picture.stats()
      // More structure than a plain area, and the colour way is still recognisable.
      expect(entropy).toBeGreaterThan(2)
      if (material.kind === 'net') return
      const hex = palette[material.colour].hex
      const own = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
      for (const [index, {mean}] of channels.entries())
        expect(Math.abs(mean - (own[index] ?? 0))).toBeLessThan(60)
    },
    60_000,
  )

  it('repeat exactly', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => paintMaterial({kind: 'knit', colour: 'sky'}, WIDTH)),
    )
    expect(first?.data.equals(second?.data ?? Buffer.alloc(0))).toBe(true)
  })

  it('tell woods apart', async () => {
    const [beech, oak] = await Promise.all(
      (['beech', 'oak'] as const).map((colour) => paintMaterial({kind: 'wood', colour}, WIDTH)),
    )
    expect(beech?.data.equals(oak?.data ?? Buffer.alloc(0))).toBe(false)
  })

  it('are found by their path', () => {
    const found = pictureAt('nursery/material/wood/beech.jpg')
    expect(found?.picture).toEqual({kind: 'material', material: {kind: 'wood', colour: 'beech'}})
    expect(found && pictureName(found.picture)).toBe('nursery/material/wood/beech')
    for (const path of ['glass/beech', 'wood/teal', 'wood/beech/mainview-1', 'wood'])
      expect(pictureAt(`nursery/material/${path}.jpg`)).toBeNull()
  })
})
