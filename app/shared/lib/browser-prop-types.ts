/**
 * Replaces prop-types in the browser's bundle (alias in `webpack.config.js`): React checks none in production. Each member is a
 * type, and a function that makes one.
 */
type PropType = (() => PropType) & {isRequired?: PropType}

const type: PropType = () => type
type.isRequired = type

export default new Proxy<Readonly<Record<string, PropType>>>({}, {get: () => type})
