import type {Surface} from '../drawing/pieces'
import type {Vec3} from '../drawing/vec'
import type {Mesh} from './triangles'

const FLOAT = 5126
const ARRAY_BUFFER = 34962
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

/** A binary glTF 2.0 file of the meshes, one primitive for each surface, in metres. */
export function toGlb(meshes: readonly Mesh[]): Buffer {
  const parts: Buffer[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let offset = 0
  const accessor = (bytes: Buffer, count: number, more: object): number => {
    bufferViews.push({
      buffer: 0,
      byteOffset: offset,
      byteLength: bytes.length,
      target: ARRAY_BUFFER,
    })
    accessors.push({
      bufferView: bufferViews.length - 1,
      componentType: FLOAT,
      count,
      type: 'VEC3',
      ...more,
    })
    parts.push(bytes)
    offset += bytes.length
    return accessors.length - 1
  }
  const primitives = meshes.map(({corners, normals}, index) => ({
    attributes: {
      POSITION: accessor(floats(corners, METRES), corners.length, {
        min: extreme(corners, smaller),
        max: extreme(corners, larger),
      }),
      NORMAL: accessor(floats(normals, 1), normals.length, {}),
    },
    material: index,
  }))
  const json = {
    asset: {version: '2.0', generator: 'Barnholt commerce sandbox'},
    scene: 0,
    scenes: [{nodes: [0]}],
    nodes: [{mesh: 0}],
    meshes: [{primitives}],
    materials: meshes.map(({surface}) => material(surface)),
    accessors,
    bufferViews,
    buffers: [{byteLength: offset}],
  }
  const body = Buffer.concat([
    chunk(0x4e4f534a, Buffer.from(JSON.stringify(json)), 0x20),
    chunk(0x004e4942, Buffer.concat(parts), 0),
  ])
  const head = Buffer.alloc(12)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + body.length, 8)
  return Buffer.concat([head, body])
}
