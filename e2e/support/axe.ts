import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'
import {expect} from './test'

/** Holds that axe finds nothing on a page, or in a part of it; names the rules and places otherwise. */
export async function axe(page: Page, selector?: string): Promise<void> {
  const builder = new AxeBuilder({page})
  const {violations} = await (selector ? builder.include(selector) : builder).analyze()
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join()}`),
  ).toEqual([])
}
