import {Camera, GLTFLoader, type GLTF, Mesh, Program, Renderer, Texture, Transform, Vec3} from 'ogl'
import {variantMaterial} from '../model/model-variants'
import {eyeOf, type OrbitView} from '../model/orbit'

const VERTEX = `
attribute vec3 position;
attribute vec3 normal;
attribute vec2 uv;
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
varying vec3 vNormal;
varying vec3 vPosition;
varying vec2 vUv;
void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vNormal = mat3(modelMatrix) * normal;
  vPosition = place.xyz;
  vUv = uv;
  gl_Position = projectionMatrix * viewMatrix * place;
}`

/** Studio lighting: a key light from the viewer's upper left, bright sky, warm floor. */
const FRAGMENT = `
precision highp float;
uniform vec4 color;
uniform sampler2D map;
uniform float mapped;
uniform float gloss;
uniform vec3 cameraPosition;
uniform vec3 light;
varying vec3 vNormal;
varying vec3 vPosition;
varying vec2 vUv;
void main() {
  vec3 view = normalize(cameraPosition - vPosition);
  vec3 n = normalize(vNormal);
  if (dot(n, view) < 0.0) n = -n;
  vec4 base = color * mix(vec4(1.0), texture2D(map, vUv), mapped);
  float key = max(0.0, (dot(n, light) + 0.25) / 1.25);
  vec3 ambient = mix(vec3(0.34, 0.31, 0.28), vec3(0.52, 0.53, 0.55), n.y * 0.5 + 0.5);
  float shine = pow(max(0.0, dot(n, normalize(light + view))), 40.0) * gloss;
  vec3 lit = base.rgb * (ambient + vec3(0.72, 0.7, 0.66) * key) + vec3(shine);
  gl_FragColor = vec4(pow(lit, vec3(1.0 / 2.2)), base.a);
}`

interface GltfMaterial {
  baseColorFactor?: number[]
  baseColorTexture?: {texture?: Texture}
  roughnessFactor?: number
  alphaMode?: string
}

/** Maximum pixels of a canvas: more make no visible difference, and are slow without a graphics card. */
const MOST_PIXELS = 2_500_000

/** Canvas pixels per CSS pixel. */
const densityFor = (width: number, height: number): number =>
  Math.min(2, window.devicePixelRatio, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)))

/** A 3D model in a canvas, drawn for a given view. */
export interface ModelScene {
  readonly draw: (view: OrbitView) => void
  readonly resize: () => void
  readonly dispose: () => void
}

type Gl = Renderer['gl']

function programOf(gl: Gl, material: GltfMaterial, blank: Texture, light: Vec3): Program {
  const texture = material.baseColorTexture?.texture
  return new Program(gl, {
    vertex: VERTEX,
    fragment: FRAGMENT,
    cullFace: false,
    transparent: material.alphaMode === 'BLEND',
    uniforms: {
      color: {value: material.baseColorFactor ?? [1, 1, 1, 1]},
      map: {value: texture ?? blank},
      mapped: {value: texture ? 1 : 0},
      gloss: {value: 0.35 * (1 - (material.roughnessFactor ?? 1))},
      light: {value: light},
    },
  })
}

interface Bounds {
  readonly middle: [number, number, number]
  readonly size: number
}

/** Bounding box of the positions of all meshes, in the model's own units. */
function boundsOf(meshes: readonly Mesh[]): Bounds {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const {geometry, worldMatrix} of meshes) {
    const data = geometry.attributes.position?.data ?? []
    const point = new Vec3()
    for (let at = 0; at + 2 < data.length; at += 3) {
      point.set(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0).applyMatrix4(worldMatrix)
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis] as number, point[axis] as number)
        high[axis] = Math.max(high[axis] as number, point[axis] as number)
      }
    }
  }
  const middle = [0, 1, 2].map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2)
  const extent = [0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0))
  return {middle: middle as [number, number, number], size: Math.hypot(...extent)}
}

function materialOf(
  {json, materials}: GLTF,
  {geometry, program}: Mesh,
  color: string,
): GltfMaterial {
  const variant = variantMaterial(json, geometry, color)
  const {gltfMaterial} = program as {gltfMaterial?: GltfMaterial}
  return (variant === undefined ? gltfMaterial : materials[variant]) ?? {}
}

/**
 * Loads a binary glTF model into a canvas.
 * @param color name of the variant that is shown, if the model has it
 * @throws Error when the browser has no WebGL or the model cannot be read
 */
export async function createModelScene(
  canvas: HTMLCanvasElement,
  url: string,
  color: string,
): Promise<ModelScene> {
  if (!canvas.getContext('webgl2')) throw new Error('This browser has no WebGL.')
  const renderer = new Renderer({canvas, alpha: true, antialias: true})
  const {gl} = renderer
  const camera = new Camera(gl, {fov: 30, near: 0.01, far: 100})
  const scene = new Transform()
  const light = new Vec3(-0.5, 0.75, 0.45)
  const blank = new Texture(gl, {image: new Uint8Array([255, 255, 255, 255]), width: 1, height: 1})
  const gltf = await GLTFLoader.load(gl, url)
  const meshes: Mesh[] = []
  for (const root of (gltf.scene ?? gltf.scenes[0] ?? []) as Transform[]) {
    root.setParent(scene)
    root.traverse((node) => {
      if (!(node instanceof Mesh)) return
      const count = (node.geometry.attributes.position?.data?.length ?? 0) / 3
      // The program requires every attribute, also for a mesh without a texture.
      if (!node.geometry.attributes.uv)
        node.geometry.addAttribute('uv', {size: 2, data: new Float32Array(count * 2)})
      node.program = programOf(gl, materialOf(gltf, node, color), blank, light)
      meshes.push(node)
    })
  }
  scene.updateMatrixWorld()
  const {middle, size} = boundsOf(meshes)
  const resize = () => {
    const {clientWidth, clientHeight} = canvas.parentElement ?? canvas
    renderer.dpr = densityFor(clientWidth, clientHeight)
    renderer.setSize(clientWidth, clientHeight)
    const aspect = clientWidth / Math.max(1, clientHeight)
    // In a narrow window the field of view grows so that the whole width is visible.
    camera.perspective({aspect, fov: aspect < 1 ? 30 / Math.max(0.5, aspect) : 30})
  }
  resize()
  return {
    resize,
    draw: (view) => {
      camera.position.set(...eyeOf(view, middle, size * 1.25))
      camera.lookAt(middle)
      const {azimuth} = view
      light.set(Math.sin(azimuth - 0.85), 1.15, Math.cos(azimuth - 0.85)).normalize()
      renderer.render({scene, camera})
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}
