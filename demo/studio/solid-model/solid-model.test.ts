import {solidModel, solidModelAt} from './solid-model'

const VARIANTS = 'KHR_materials_variants'

interface Primitive {
  attributes: {POSITION: number; NORMAL: number}
  indices: number
  material: number
  extensions: {[VARIANTS]: {mappings: {material: number; variants: number[]}[]}}
}

interface Gltf {
  asset: {version: string}
  extensionsUsed: string[]
  extensions: {[VARIANTS]: {variants: {name: string}[]}}
  meshes: {primitives: Primitive[]}[]
  materials: {pbrMetallicRoughness: {baseColorFactor: number[]}}[]
  accessors: {count: number; bufferView: number; min?: number[]; max?: number[]}[]
  bufferViews: {byteOffset: number; byteLength: number}[]
}

function read(path: string, ...colours: string[]): {gltf: Gltf; binary: Buffer} {
  const model = solidModelAt(path, colours)
  if (!model) throw new Error(`No model at ${path}`)
  const bytes = solidModel(model)
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF')
  expect(bytes.readUInt32LE(8)).toBe(bytes.length)
  const length = bytes.readUInt32LE(12)
  const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Gltf
  return {gltf, binary: bytes.subarray(28 + length)}
}

const primitivesOf = ({meshes}: Gltf) => meshes[0]?.primitives ?? []

/** Colour of the material of each primitive in a variant. */
const coloursOf = (gltf: Gltf, variant: number) =>
  primitivesOf(gltf).map(({extensions}) => {
    const {mappings} = extensions[VARIANTS]
    const [mapping, ...others] = mappings.filter(({variants}) => variants.includes(variant))
    expect(others).toEqual([])
    return gltf.materials[mapping?.material ?? -1]?.pbrMetallicRoughness.baseColorFactor
  })

describe('solid models', () => {
  it.each([
    ['stroller/city', 'spruce'],
    ['highchair/grow', 'oak'],
  ])('makes %s in %s of triangles', (art, colour) => {
    const {gltf, binary} = read(`nursery/${art}/model.glb`, colour)
    const primitives = primitivesOf(gltf)
    expect(primitives.length).toBeGreaterThan(0)
    for (const {attributes, indices, material} of primitives) {
      const position = gltf.accessors[attributes.POSITION]
      const normal = gltf.accessors[attributes.NORMAL]
      expect(position?.count).toBe(normal?.count)
      const index = gltf.accessors[indices]
      expect((index?.count ?? 1) % 3).toBe(0)
      const {byteOffset = 0, byteLength = 0} = gltf.bufferViews[index?.bufferView ?? -1] ?? {}
      const places = Array.from({length: byteLength / 2}, (_, at) =>
        binary.readUInt16LE(byteOffset + at * 2),
      )
      expect(Math.max(...places)).toBe((position?.count ?? 0) - 1)
      expect(gltf.materials[material]).toBeDefined()
    }
    for (const {attributes} of primitives) {
      for (const accessor of [attributes.POSITION, attributes.NORMAL]) {
        const view = gltf.bufferViews[gltf.accessors[accessor]?.bufferView ?? -1]
        const {byteOffset = 0, byteLength = 0} = view ?? {}
        const values = Array.from({length: byteLength / 4}, (_, at) =>
          binary.readFloatLE(byteOffset + at * 4),
        )
        expect(values.every(Number.isFinite)).toBe(true)
      }
    }
    const last = gltf.bufferViews.at(-1)
    const end = (last?.byteOffset ?? 0) + (last?.byteLength ?? 0)
    expect(binary.length - end).toBeLessThan(4)
  })

  it('has each colour as a variant with the materials of a model in this colour alone', () => {
    const colours = ['rose', 'spruce', 'ink']
    const {gltf} = read('nursery/stroller/city/model.glb', ...colours)
    expect(gltf.extensionsUsed).toEqual([VARIANTS])
    expect(gltf.extensions[VARIANTS].variants).toEqual(colours.map((name) => ({name})))
    for (const [variant, colour] of colours.entries()) {
      const single = read('nursery/stroller/city/model.glb', colour).gltf
      const used = new Set(coloursOf(gltf, variant).map(String))
      expect(used).toEqual(new Set(coloursOf(single, 0).map(String)))
    }
    expect(coloursOf(gltf, 0)).not.toEqual(coloursOf(gltf, 1))
    expect(coloursOf(gltf, 0)).toEqual(
      primitivesOf(gltf).map(
        ({material}) => gltf.materials[material]?.pbrMetallicRoughness.baseColorFactor,
      ),
    )
  })

  it('is as tall as the thing itself, in metres', () => {
    const {gltf} = read('nursery/highchair/grow/model.glb', 'oak')
    const tops = gltf.accessors.flatMap(({max}) => max?.[1] ?? [])
    expect(Math.max(...tops)).toBeGreaterThan(0.6)
    expect(Math.max(...tops)).toBeLessThan(1.2)
  })

  it.each([
    ['nursery/stroller/city/model.glb', 'chartreuse'],
    ['nursery/boat/city/model.glb', 'oak'],
    ['nursery/stroller/city/model.gltf', 'spruce'],
    ['nursery/../city/model.glb', 'spruce'],
  ])('knows nothing of %s in %s', (path, colour) => {
    expect(solidModelAt(path, [colour])).toBeNull()
  })
})
