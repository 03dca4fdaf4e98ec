const {trimModule} = require('./trim-module')

/** Webpack loader; option `exports`: the names that stay. */
module.exports = function trimModuleLoader(source) {
  return trimModule(source, this.getOptions().exports)
}
