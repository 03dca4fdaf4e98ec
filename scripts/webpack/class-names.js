const {createHash} = require('crypto')
const path = require('path')

/** Letters for the first place, then letters and digits: a name needs no escape in CSS. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const OTHERS = `${FIRST}0123456789`
/** Number of characters: 12 million names for 2,000 classes. */
const LENGTH = 4
/** Another number gives all classes other names. */
const SERIES = 1

/** What each name stands for. */
const owners = new Map()

/** Short name of a class of a CSS module. @throws Error when two classes would have the same one */
function shortClassName(file, local) {
  const owner = `${file.split(path.sep).join('/')} .${local}`
  const hash = createHash('sha256').update(`${SERIES} ${owner}`).digest()
  let name = ''
  for (let at = 0; at < LENGTH; at += 1) {
    const letters = at === 0 ? FIRST : OTHERS
    name += letters[hash.readUInt32BE(at * 4) % letters.length]
  }
  const other = owners.get(name)
  if (other !== undefined && other !== owner) {
    throw new Error(
      `${owner} and ${other} have the same short name "${name}": rename one of them, or change SERIES.`,
    )
  }
  owners.set(name, owner)
  return name
}

/** `getLocalIdent` of css-loader. */
const shortIdent = ({rootContext, resourcePath}, _template, local) =>
  shortClassName(path.relative(rootContext, resourcePath), local)

module.exports = {shortClassName, shortIdent}
