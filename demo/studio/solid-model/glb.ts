import type {Surface} from '../drawing/pieces'
import type {Vec3} from '../drawing/vec'
import type {Mesh} from './triangles'

const UNSIGNED_SHORT = 5123
const UNSIGNED_INT = 5125
const FLOAT = 5126
const ARRAY_BUFFER = 34962
const ELEMENT_ARRAY_BUFFER = 34963
/** Points that an index of two bytes reaches. */
const MOST_SHORT_INDEXES = 65_535
/** Extension of glTF with several materials for the same geometry. */
const VARIANTS = 'KHR_materials_variants'
/** Scale factor: glTF models are in metres, the studio's in centimetres. */
const METRES = 0.01

/** sRGB channel as linear light, the colour format of glTF. */
const linear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function material({hex, finish, opacity = 1}: Surface): object {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)))
  return {
    pbrMetallicRoughness: {
      baseColorFactor: [r, g, b, opacity],
      metallicFactor: finish === 'metal' ? 0.6 : 0,
      roughnessFactor: finish === 'textile' || finish === 'rubber' ? 0.95 : 0.6,
    },
    doubleSided: true,
    ...(opacity < 1 ? {alphaMode: 'BLEND'} : {}),
  }
}

const floats = (points: readonly Vec3[], scale: number): Buffer => {
  const values = new Float32Array(points.flatMap((point) => point.map((v) => v * scale)))
  return Buffer.from(values.buffer)
}

const extreme = (
  points: readonly Vec3[],
  pick: (best: number, value: number) => number,
): number[] =>
  [0, 1, 2].map((axis) =>
    points.reduce((best, point) => pick(best, Math.fround((point[axis] ?? 0) * METRES)), NaN),
  )

const smaller = (a: number, b: number): number => (Number.isNaN(a) || b < a ? b : a)
const larger = (a: number, b: number): number => (Number.isNaN(a) || b > a ? b : a)

function chunk(type: number, content: Buffer, filler: number): Buffer {
  const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4, filler)
  content.copy(padded)
  const head = Buffer.alloc(8)
  head.writeUInt32LE(padded.length, 0)
  head.writeUInt32LE(type, 4)
  return Buffer.concat([head, padded])
}

/** Corners and normals that triangles share, each pair once, and their indexes. */
function indexed({corners, normals}: Mesh) {
  const known = new Map<string, number>()
  const points: Vec3[] = []
  const directions: Vec3[] = []
  const indexes = corners.map((corner, at) => {
    const normal = normals[at] ?? corner
    const key = [...corner, ...normal].map(Math.fround).join()
    const index = known.get(key) ?? known.size
    if (index < known.size) return index
    known.set(key, index)
    points.push(corner)
    directions.push(normal)
    return index
  })
  return {points, directions, indexes}
}

/** The parts of a binary buffer, with their views and accessors. */
class BinaryParts {
  readonly bufferViews: object[] = []
  readonly accessors: object[] = []
  private readonly parts: Buffer[] = []
  private length = 0

  get bytes(): Buffer {
    return Buffer.concat(this.parts)
  }

  vectors(points: readonly Vec3[], scale: number, more: object = {}): number {
    const values = floats(points, scale)
    return this.add(values, ARRAY_BUFFER, {
      componentType: FLOAT,
      count: points.length,
      type: 'VEC3',
      ...more,
    })
  }

  indexes(values: readonly number[], points: number): number {
    const isShort = points <= MOST_SHORT_INDEXES
    const {buffer} = isShort ? new Uint16Array(values) : new Uint32Array(values)
    return this.add(Buffer.from(buffer), ELEMENT_ARRAY_BUFFER, {
      componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT,
      count: values.length,
      type: 'SCALAR',
    })
  }

  private add(bytes: Buffer, target: number, accessor: object): number {
    const view = {buffer: 0, byteOffset: this.length, byteLength: bytes.length, target}
    this.bufferViews.push(view)
    this.accessors.push({bufferView: this.bufferViews.length - 1, ...accessor})
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    this.parts.push(padded)
    this.length += padded.length
    return this.accessors.length - 1
  }
}

/** Materials without repetition, by their place in the file. */
class Materials {
  private readonly known = new Map<string, number>()

  get all(): object[] {
    return [...this.known.keys()].map((text) => JSON.parse(text) as object)
  }

  indexOf(surface: Surface): number {
    const text = JSON.stringify(material(surface))
    const index = this.known.get(text) ?? this.known.size
    this.known.set(text, index)
    return index
  }
}

/** Which variants of a primitive have which material. */
function mappingsOf(materials: readonly number[]): object[] {
  return [...new Set(materials)].map((one) => ({
    material: one,
    variants: [...materials.keys()].filter((variant) => materials[variant] === one),
  }))
}

/**
 * A binary glTF 2.0 file of the meshes, in metres: one primitive for each, with its materials by variant
 * (`KHR_materials_variants`). Programs that do not know variants show the first.
 */
export function toGlb(meshes: readonly Mesh[], variants: readonly string[]): Buffer {
  const parts = new BinaryParts()
  const materials = new Materials()
  const primitives = meshes.map((mesh) => {
    const {points, directions, indexes} = indexed(mesh)
    const byVariant = mesh.surfaces.map((surface) => materials.indexOf(surface))
    const bounds = {min: extreme(points, smaller), max: extreme(points, larger)}
    return {
      attributes: {
        POSITION: parts.vectors(points, METRES, bounds),
        NORMAL: parts.vectors(directions, 1),
      },
      indices: parts.indexes(indexes, points.length),
      material: byVariant[0],
      extensions: {[VARIANTS]: {mappings: mappingsOf(byVariant)}},
    }
  })
  const json = {
    asset: {version: '2.0', generator: 'Barnholt commerce sandbox'},
    extensionsUsed: [VARIANTS],
    extensions: {[VARIANTS]: {variants: variants.map((name) => ({name}))}},
    scene: 0,
    scenes: [{nodes: [0]}],
    nodes: [{mesh: 0}],
    meshes: [{primitives}],
    materials: materials.all,
    accessors: parts.accessors,
    bufferViews: parts.bufferViews,
    buffers: [{byteLength: parts.bytes.length}],
  }
  const body = Buffer.concat([
    chunk(0x4e4f534a, Buffer.from(JSON.stringify(json)), 0x20),
    chunk(0x004e4942, parts.bytes, 0),
  ])
  const head = Buffer.alloc(12)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + body.length, 8)
  return Buffer.concat([head, body])
}
