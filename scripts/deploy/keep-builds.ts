/**
 * `keep-builds.ts FOLDER`: keeps the files for browsers of an earlier image, whose shop is in the folder, so that pages that
 * it made go on working behind the new image. A folder without a build is a first release.
 */
import path from 'node:path'
import {keepEarlierRelease, pruneBuilds} from '../lib/earlier-builds'

const earlierBuilds = path.resolve('.cache/bundles')
const [folder = ''] = process.argv.slice(2)
console.log(`  ${keepEarlierRelease(folder, earlierBuilds)} earlier builds are kept`)
pruneBuilds(earlierBuilds)
