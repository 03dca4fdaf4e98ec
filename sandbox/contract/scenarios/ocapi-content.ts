import assert from 'node:assert/strict'
import {effectsIn, present} from '../expectations'
import type {Scenario} from '../scenario'

interface Content {
  id: string
  name: string
}

/** Content assets of the site's library, which a sample content page leads to. */
export const ocapiContentScenarios: readonly Scenario[] = [
  {
    title: 'OCAPI: a content asset is the same alone and in its folder',
    writes: false,
    effects: effectsIn('ocapi', {getContent: 'getFolder', getFolder: 'getContent'}),
    async run(stage) {
      const shopper = await stage.guest()
      interface Folder {
        folders?: Folder[]
        content?: Content[]
      }
      const root = await shopper.ocapi<Folder>('GET', '/folders/root?levels=2&include_content=true')
      const all = (folder: Folder): Content[] => [
        ...(folder.content ?? []),
        ...(folder.folders ?? []).flatMap(all),
      ]
      const listed = present(all(root)[0], 'a content asset below the root folder')
      const asset = await shopper.ocapi<Content>('GET', `/content/${listed.id}`)
      assert.equal(asset.name, listed.name)
    },
  },
]
