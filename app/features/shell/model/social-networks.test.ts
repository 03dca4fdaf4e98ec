import fs from 'node:fs'
import {SOCIAL_NETWORKS} from './social-networks'

it('has a drawing of every network (rule FRAME-10)', () => {
  const drawings = fs.readFileSync('app/static/ico/social.svg', 'utf8')
  const ids = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(Object.keys(SOCIAL_NETWORKS))
  expect(ids).toHaveLength(9)
})
