/** Ids of the experiments; each has one variant besides the control. */
export const EXPERIMENTS = [
  'cro61',
  'cro62',
  'cro63',
  'cro64',
  'cro65',
  'cro66',
  'cro67',
  'cro68',
  'cro69',
  'cro70',
  'cro71',
] as const

export type ExperimentId = (typeof EXPERIMENTS)[number]
export type ExperimentVariant = 'control' | 'variant1'

/** Description of an experiment, for people who do not program. */
export interface Experiment {
  /** Page on which the difference is seen. */
  readonly page: 'listing' | 'product' | 'cart'
  readonly name: string
  readonly control: string
  readonly variant1: string
}

/**
 * What each experiment changes (rule EXP-2). CSS shows the difference; which experiments run on a site, and for
 * which share of its visitors, is `features.experiments` of the site.
 */
export const experiments: Readonly<Record<ExperimentId, Experiment>> = {
  cro61: {
    page: 'listing',
    name: 'Number of colours',
    control: 'Tiles show a swatch for each colour.',
    variant1: 'Tiles show the number of colours.',
  },
  cro62: {
    page: 'listing',
    name: 'Price first',
    control: 'The price is below the name of a tile.',
    variant1: 'The price is above the name of a tile.',
  },
  cro63: {
    page: 'product',
    name: 'Rating at the name',
    control: 'The average rating is below the name.',
    variant1: 'There is no rating below the name; the reviews further down stay.',
  },
  cro64: {
    page: 'product',
    name: 'Promises at the price',
    control: 'Delivery, return and warranty are below the button.',
    variant1: 'Delivery, return and warranty are directly below the price.',
  },
  cro65: {
    page: 'product',
    name: 'Right to return at the price',
    control: 'The price has its tax note.',
    variant1: 'The price also has a line about the right to return.',
  },
  cro66: {
    page: 'product',
    name: 'Short column',
    control: 'The summary is above the choice of variants.',
    variant1: 'There is no summary, so that the button is higher up; the description stays.',
  },
  cro67: {
    page: 'product',
    name: 'Purchase bar on wide screens',
    control: 'The bar with choice, price and button is on phones only.',
    variant1: 'The bar also appears on wide screens while the button is out of view.',
  },
  cro68: {
    page: 'cart',
    name: 'Promises in the summary',
    control: 'The summary of the cart ends with the note about payment.',
    variant1: 'Return and warranty are below that note.',
  },
  cro69: {
    page: 'cart',
    name: 'Secure payment first',
    control: 'The note about secure payment is below the ways to pay.',
    variant1: 'The note is above the button to the checkout.',
  },
  cro70: {
    page: 'product',
    name: 'Wide button',
    control: 'Quantity and button share a line.',
    variant1: 'The button has a line of its own in full width.',
  },
  cro71: {
    page: 'product',
    name: 'Saving as an amount',
    control: 'A reduced price has its reduction in percent.',
    variant1: 'A reduced price has the amount that is saved.',
  },
}

/** How an experiment runs on a site: all visitors get the variant, or a share of them takes part. */
export type ExperimentRun =
  | 'variant1'
  /** Percentage of the visitors who take part; half of them get the variant. */
  | {readonly share: number}

export type ExperimentRuns = Readonly<Partial<Record<ExperimentId, ExperimentRun>>>
