import {commonFolder, staticPath} from './image-paths'

describe('staticPath', () => {
  it('drops host and query', () => {
    expect(staticPath('https://host.example:4000/dw/image/v2/A/b.jpg?sw=10')).toBe(
      '/dw/image/v2/A/b.jpg',
    )
    expect(staticPath('http://host.example/b.jpg')).toBe('/b.jpg')
    expect(staticPath('/dw/image/v2/A/b.jpg')).toBe('/dw/image/v2/A/b.jpg')
  })

  it('is empty for a link that is a query alone', () => {
    expect(staticPath('?sw=10')).toBe('')
  })

  it('keeps an address inside of a path', () => {
    expect(staticPath('/cache/https://host.example/b.jpg')).toBe(
      '/cache/https://host.example/b.jpg',
    )
    expect(staticPath('ftp://host.example/b.jpg')).toBe('ftp://host.example/b.jpg')
  })
})

describe('commonFolder', () => {
  it('is the deepest folder of all paths', () => {
    expect(commonFolder(['/a/b/dw12/x.jpg', '/a/b/dw13/y.jpg', '/a/b/dw12/z/1.jpg'])).toBe('/a/b/')
  })

  it('never cuts a name in half', () => {
    expect(commonFolder(['/a/bc/x.jpg', '/a/bd/x.jpg'])).toBe('/a/')
  })

  it('is the folder of a single path, and nothing for paths without a common one', () => {
    expect(commonFolder(['/a/b/x.jpg'])).toBe('/a/b/')
    expect(commonFolder(['a/x.jpg', 'b/x.jpg'])).toBe('')
    expect(commonFolder([])).toBe('')
  })

  it('is the root or nothing where one path is relative', () => {
    expect(commonFolder(['/a/x.jpg', '/b/x.jpg'])).toBe('/')
    expect(commonFolder(['/a/b/x.jpg', 'a/b/x.jpg'])).toBe('')
    expect(commonFolder(['x.jpg', 'y.jpg'])).toBe('')
  })

  it('goes up as many folders as the paths differ in', () => {
    expect(commonFolder(['/a/b/c/d/x.jpg', '/a/b/c/d/y.jpg', '/a/q/x.jpg'])).toBe('/a/')
    expect(commonFolder(['/a/x.jpg', '/a/b/c/x.jpg'])).toBe('/a/')
  })
})
