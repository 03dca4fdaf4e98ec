import {variantMaterial} from './model-variants'

const variants = (value: object) => ({extensions: {KHR_materials_variants: value}})
const file = variants({variants: [{name: 'rose'}, {name: 'spruce'}, {name: 'ink'}]})
const cover = variants({
  mappings: [
    {material: 0, variants: [0]},
    {material: 4, variants: [1, 2]},
  ],
})

describe('the material of a part of a 3D model', () => {
  it('is that of the variant with the name of the colour', () => {
    expect(variantMaterial(file, cover, 'rose')).toBe(0)
    expect(variantMaterial(file, cover, 'spruce')).toBe(4)
    expect(variantMaterial(file, cover, 'ink')).toBe(4)
  })

  it.each<[string, object, object, string]>([
    ['a colour that the file does not have', file, cover, 'plum'],
    ['a product without colours', file, cover, ''],
    ['a part that is the same in every colour', file, {}, 'rose'],
    ['a file without variants', {}, {}, 'rose'],
  ])('is the default one for %s', (_name, json, primitive, color) => {
    expect(variantMaterial(json, primitive, color)).toBeUndefined()
  })
})
