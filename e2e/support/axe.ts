import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'
import {expect} from './test'

/** Rules that axe disables by default, or may disable by default later. */
const ASKED_FOR = {
  'label-content-name-mismatch': {enabled: true},
  'image-redundant-alt': {enabled: true},
}

/** Asserts that axe finds no violation on a page, or in a part of it; names the rules and places otherwise. */
export async function axe(page: Page, selector?: string): Promise<void> {
  const builder = new AxeBuilder({page}).options({rules: ASKED_FOR})
  const {violations} = await (selector ? builder.include(selector) : builder).analyze()
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join()}`),
  ).toEqual([])
}
