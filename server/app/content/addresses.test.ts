import {createPaths} from '../../../common/paths'
import {linkAddress, optionAddress, pictureAddress, pictureSet} from './addresses'

const paths = createPaths({alias: 'deu'}, {alias: 'en-de'})
const link = (href: string) => linkAddress(href, paths)
const store = '/on/demandware.store/Sites-DEU-Site/de_DE'

describe('links of editors', () => {
  it.each([
    ['Home-Show', '/home'],
    ['Default-Start', '/home'],
    ['Product-Show?pid=BH-1010', '/product/BH-1010'],
    [
      'Product-Variation?pid=BH-1010&dwvar_BH-1010_color=red&quantity=1',
      '/product/BH-1010?color=red',
    ],
    ['Product-Show?pid=a%20b%2Fc', '/product/a%20b%2Fc'],
    ['Product-Show', '/home'],
    ['Search-Show?cgid=strollers', '/category/strollers'],
    ['Search-Show?cgid=root', '/home'],
    ['Search-Show?q=high+chair', '/search?q=high%20chair'],
    ['Search-Show?q=a&cgid=b', '/search?q=a&cgid=b'],
    [
      'Search-Show?cgid=strollers&prefn1=refinementColor&prefv1=green%7Cred&srule=price-asc&pmin=5',
      '/category/strollers?refine=c_refinementColor%3Dgreen%7Cred&refine=price%3D%285..%29&sort=price-asc',
    ],
    ['Search-Show', '/home'],
    ['Search-Content?q=oil', '/search?q=oil'],
    ['Search-Content?fdid=news', '/content/news'],
    ['Cart-Show', '/appcart'],
    ['Checkout-Begin', '/appcheckout'],
    ['COShipping-Start', '/appcheckout'],
    ['Account-Show', '/my-stokke'],
    ['Login-Show', '/login'],
    ['Account-StartRegister', '/registration'],
    ['Order-History', '/my-stokke/orders'],
    ['Wishlist-Show', '/my-stokke/wishlist'],
    ['Stores-Find?showMap=true', '/stores'],
    ['Stores-Details?StoreID=s1', '/stores/s1'],
    ['Page-Show?cid=about', '/content/about'],
    ['Page-Show', '/home'],
    ['CustomerService-Show', '/customer-service/customer-service.html'],
    ['CustomerService-ContactUs', '/contact-us'],
    ['GiftCert-Purchase', '/home'],
    ['Link-Category?cid=strollers', '/category/strollers'],
    ['Link-Product?pid=BH-1010', '/product/BH-1010'],
    ['Unknown-Thing?cid=about', '/content/about'],
    ['Unknown-Thing', '/home'],
    ['constructor', '/home'],
    ['', '/home'],
  ])('%s leads to %s', (controller, page) => {
    const expected = `/deu/en-de${page}`
    expect(link(`${store}/${controller}`)).toBe(expected)
    expect(link(`https://zzrb-001.dx.commercecloud.salesforce.com${store}/${controller}`)).toBe(
      expected,
    )
    expect(link(`${store.replace('/de_DE', '')}/${controller}`.toUpperCase())).not.toContain(
      'DEMANDWARE',
    )
  })

  it('keeps the fragment, and knows every form of a controller path', () => {
    expect(link(`${store}/Page-Show?cid=about#team`)).toBe('/deu/en-de/content/about#team')
    expect(link('/on/demandware.store')).toBe('/deu/en-de/home')
    expect(link('/on/demandware.store/Sites-Site/default/ViewApplication-Process')).toBe(
      '/deu/en-de/home',
    )
    expect(link(`$url('Odd')$`)).toBe('/deu/en-de/home')
  })

  it.each([
    ['/contact-us', '/deu/en-de/contact-us'],
    ['/deu/en-de/home', '/deu/en-de/home'],
    ['/deutschland', '/deu/en-de/deutschland'],
    ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
    [
      'https://other.example/on/demandware.store/Sites-Other-Site/en/Home-Show',
      'https://other.example/on/demandware.store/Sites-Other-Site/en/Home-Show',
    ],
    ['//a.example/b', '//a.example/b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#a', '#a'],
    [
      'https://i.example/on/demandware.static/-/Sites-m/default/files/größe 1.pdf',
      '/mobify/proxy/static/on/demandware.static/-/Sites-m/default/files/gr%C3%B6%C3%9Fe%201.pdf',
    ],
    ['/mobify/proxy/static/a.pdf', '/mobify/proxy/static/a.pdf'],
  ])('%s is %s', (href, expected) => expect(link(href)).toBe(expected))
})

it('brings pictures of the instance through the proxy', () => {
  const folder = '/dw/image/v2/ZZRB_001/on/demandware.static/-/Sites-lib/default/dw12345678/images'
  expect(pictureAddress(`http://i.example${folder}/a b.jpg?sw=20`)).toBe(
    `/mobify/proxy/static${folder}/a%20b.jpg?sw=20`,
  )
  expect(pictureAddress('https://a.example/b.jpg')).toBe('https://a.example/b.jpg')
  expect(pictureSet(`http://i.example${folder}/a.jpg 1x, ${folder}/b.jpg 1.5x`)).toBe(
    `/mobify/proxy/static${folder}/a.jpg 1x, /mobify/proxy/static${folder}/b.jpg 1.5x`,
  )
  expect(pictureSet('/a b.jpg 1x, x(y, ,')).toBe('x(y')
})

it.each([
  ['javascript:alert(1)', ''],
  [' java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//evil.example/a', ''],
  ['/\\evil.example', ''],
  ['/content/a', '/content/a'],
  ['content/a.jpg', 'content/a.jpg'],
  ['https://a.example/b', 'https://a.example/b'],
  [`${store}/Product-Show?pid=BH-1010`, '/product/BH-1010'],
])('the address %j of a widget is %j', (written, address) =>
  expect(optionAddress(written, paths)).toBe(address),
)
