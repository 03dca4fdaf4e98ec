import {testShop} from '@app/shared/test/shop'
import {catalogFile} from './catalog-file'
import {modelAddress} from './model-address'

const {site} = testShop('DEU')
const moved = {...site, catalogContent: {'barnholt-master': '/files/master/'}}
const FILE = '/on/demandware.static/-/Sites-barnholt-master/default/files/guide.pdf'
const PICTURE =
  '/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-barnholt-master/default/dw00aa11bb/images/nursery/a.avif'

describe('files of a catalogue (rule SITE-30)', () => {
  it('are on the static host, or in the folder of their catalogue', () => {
    expect(catalogFile(site, FILE)).toBe(`/mobify/proxy/static${FILE}`)
    expect(catalogFile(moved, FILE)).toBe('/files/master/files/guide.pdf')
    expect(catalogFile(moved, FILE.replace('default/', 'default/dw12ab34cd/'))).toBe(
      '/files/master/files/guide.pdf',
    )
    expect(catalogFile(moved, FILE.replace('-master', '-sets'))).toContain('/mobify/proxy/static/')
    expect(catalogFile(moved, '/files/guide.pdf')).toBe('/mobify/proxy/static/files/guide.pdf')
    expect(catalogFile(moved, 'https://films.example/a.mp4')).toBe('https://films.example/a.mp4')
  })

  it('include the 3D model, beside the pictures', () => {
    const model = 'nursery/{color}/model.glb'
    expect(modelAddress(moved, model, 'moss', PICTURE)).toBe(
      '/files/master/images/nursery/moss/model.glb',
    )
    expect(modelAddress(site, model, 'moss', PICTURE)).toMatch(
      /^\/mobify\/proxy\/static\/dw\/image\/.*\/images\/nursery\/moss\/model\.glb$/,
    )
    expect(modelAddress(moved, '/own/model.glb', 'moss', PICTURE)).toBe('/own/model.glb')
    expect(modelAddress(moved, undefined, 'moss', PICTURE)).toBeUndefined()
  })
})
