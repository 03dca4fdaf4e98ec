/** Webpack loader; option `code`: statements that run after the module's own. */
module.exports = function appendLoader(source) {
  return `${source}\n;${this.getOptions().code}\n`
}
