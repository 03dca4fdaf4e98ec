import type {FrenchNorwegian, ProductSource, Text} from '../model'
import {furnitureStories} from './furniture-fr-nb'
import {onTheGoStories} from './on-the-go-fr-nb'
import {strollerStories} from './strollers-fr-nb'

const stories: Readonly<Record<string, FrenchNorwegian>> = {
  ...strollerStories,
  ...furnitureStories,
  ...onTheGoStories,
}

/** Story of a product in every language that it has one in; paragraphs apart by an empty line. */
export function productStory({id, story}: ProductSource): Text {
  const [fr, nb] = stories[id] ?? []
  return {...story, fr, nb}
}
