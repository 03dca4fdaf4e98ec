import {solidModel, solidModelAt} from './solid-model'

interface Gltf {
  asset: {version: string}
  meshes: {primitives: {attributes: {POSITION: number; NORMAL: number}; material: number}[]}[]
  materials: {pbrMetallicRoughness: {baseColorFactor: number[]}}[]
  accessors: {count: number; bufferView: number; min?: number[]; max?: number[]}[]
  bufferViews: {byteOffset: number; byteLength: number}[]
}

function read(path: string): {gltf: Gltf; binary: Buffer} {
  const model = solidModelAt(path)
  if (!model) throw new Error(`No model at ${path}`)
  const bytes = solidModel(model)
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF')
  expect(bytes.readUInt32LE(8)).toBe(bytes.length)
  const length = bytes.readUInt32LE(12)
  const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Gltf
  return {gltf, binary: bytes.subarray(28 + length)}
}

describe('solid models', () => {
  it.each(['stroller/city/spruce', 'highchair/grow/oak'])('makes %s of triangles', (art) => {
    const {gltf, binary} = read(`nursery/${art}/model.glb`)
    const primitives = gltf.meshes[0]?.primitives ?? []
    expect(primitives.length).toBeGreaterThan(0)
    for (const {attributes, material} of primitives) {
      const position = gltf.accessors[attributes.POSITION]
      const normal = gltf.accessors[attributes.NORMAL]
      expect(position?.count).toBe(normal?.count)
      expect((position?.count ?? 1) % 3).toBe(0)
      expect(gltf.materials[material]).toBeDefined()
    }
    const last = gltf.bufferViews.at(-1)
    expect((last?.byteOffset ?? 0) + (last?.byteLength ?? 0)).toBe(binary.length)
    const values = new Float32Array(binary.buffer.slice(binary.byteOffset))
    expect(values.every(Number.isFinite)).toBe(true)
  })

  it('is as tall as the thing itself, in metres', () => {
    const {gltf} = read('nursery/highchair/grow/oak/model.glb')
    const tops = gltf.accessors.flatMap(({max}) => max?.[1] ?? [])
    expect(Math.max(...tops)).toBeGreaterThan(0.6)
    expect(Math.max(...tops)).toBeLessThan(1.2)
  })

  it.each([
    'nursery/stroller/city/chartreuse/model.glb',
    'nursery/boat/city/oak/model.glb',
    'nursery/stroller/city/spruce/model.gltf',
    'nursery/../city/spruce/model.glb',
  ])('knows nothing of %s', (path) => {
    expect(solidModelAt(path)).toBeNull()
  })
})
