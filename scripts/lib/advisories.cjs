/**
 * Advisories of packages, for machines whose registry answers no audit: packages of production below the version that mends them.
 */

/** @typedef {{id: string, package: string, below: string, severity: string, what: string}} Advisory */
/** @typedef {{version?: string, dev?: boolean, link?: boolean}} Installed */

/**
 * Numbers of a version, without what follows a hyphen.
 * @param {string} version
 */
const numbersOf = (version) => version.split('-')[0].split('.').map(Number)

/**
 * True when version `a` is lower than `b`.
 * @param {string} a
 * @param {string} b
 */
function isBelow(a, b) {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  const index = other.findIndex((number, at) => (one[at] ?? 0) !== number)
  return index >= 0 && (one[index] ?? 0) < other[index]
}

/**
 * Name of a package from its path in the lock file.
 * @param {string} place
 */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Known advisories of the packages that production installs.
 * @param {Readonly<Record<string, Installed>>} packages `packages` of `package-lock.json`
 * @param {readonly Advisory[]} advisories `below` is the first version without the fault
 */
const knownAdvisories = (packages, advisories) =>
  Object.entries(packages)
    .filter(([place, {dev, link}]) => place.includes('node_modules/') && !dev && !link)
    .flatMap(([place, {version}]) =>
      advisories
        .filter((one) => one.package === nameOf(place) && isBelow(version ?? '', one.below))
        .map(({id, severity, what}) => ({id, severity, what, place, version})),
    )

module.exports = {isBelow, knownAdvisories}
