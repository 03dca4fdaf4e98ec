import {modelAddress} from './model-address'
import {testShop} from '@app/shared/test/shop'

describe('the address of a model', () => {
  const {site} = testShop('DEU')
  const picture =
    '/dw/image/v2/X/on/demandware.static/-/Sites-m/default/dw1a2b3c4d/images/nursery/a/spruce/mainview-1.jpg'

  it('lies beside the pictures, in the chosen colour', () => {
    expect(modelAddress(site, 'nursery/a/{color}/model.glb', 'spruce', picture)).toBe(
      '/mobify/proxy/static/dw/image/v2/X/on/demandware.static/-/Sites-m/default/images/nursery/a/spruce/model.glb',
    )
  })

  it('lies in the folder of a picture outside of any folder for images', () => {
    expect(modelAddress(site, 'model.glb', 'spruce', '/s/dw1a2b3c4d/a/1.jpg')).toBe(
      '/mobify/proxy/static/s/a/model.glb',
    )
  })

  it('may be an address of its own', () => {
    expect(modelAddress(site, 'https://cdn.example/a.glb', 'x', picture)).toBe(
      'https://cdn.example/a.glb',
    )
    expect(modelAddress(site, undefined, 'x', picture)).toBeUndefined()
  })
})
