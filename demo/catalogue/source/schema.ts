/** Schemas of the files in `data/`. Texts are in `languages/`: a data file has their keys, or its ids are the keys. */
import {z} from 'zod'
import {textAt, type Kind} from './languages/languages'
import {
  ageKeys,
  artModels,
  badgeKeys,
  careKeys,
  dimensionLabelKeys,
  materialKeys,
  SHOP_SITES,
  stockStates,
  type Art,
} from './model'
import {currencies, type Currency} from './money'
import {palette, type PaletteColourId} from './palette'

/** The key of a text of a kind, which becomes the text. */
const text = (kind: Kind) =>
  z.string().transform((key, context) => {
    try {
      return textAt(kind, key)
    } catch (error) {
      context.addIssue({code: 'custom', message: (error as Error).message})
      return z.NEVER
    }
  })

const productId = z.string().regex(/^B[HG]-\d{4}$/)
const day = z.iso.date()
const country = z.string().regex(/^[A-Z]{2}$/)

/** Price in major units of each currency, set for each market and never converted. */
const prices = z.strictObject({eur: z.number(), usd: z.number(), jpy: z.number()})

const arts = Object.entries(artModels).flatMap(([family, models]) =>
  models.map((model) => `${family}/${model}`),
) as Art[]
const colour = z.enum(Object.keys(palette) as [PaletteColourId, ...PaletteColourId[]])

/** Products: a master with its colour ways, or an item. Names and texts are in `products`, `features` and `stories`. */
export const productsSchema = z.array(
  z.strictObject({
    id: productId,
    /** `family/model` of the pictures. */
    art: z.enum(arts),
    /** The first category is the primary one. */
    categories: z.tuple([z.string()], z.string()),
    /** Second variation attribute beside the colour; names are in `words`. */
    options: z
      .strictObject({
        attribute: z.enum(['chassis', 'size']),
        values: z.array(
          z.strictObject({
            id: z.string(),
            /** Added to list and sale price. */
            extra: prices.optional(),
          }),
        ),
      })
      .optional(),
    dimensions: z.array(z.tuple([z.enum(dimensionLabelKeys), z.string()])),
    care: z.enum(careKeys),
    material: z.array(z.enum(materialKeys)),
    ageFrom: z.enum(ageKeys),
    /** Maker of `safety.yaml`; Barnholt when left out. */
    maker: z.string().optional(),
    /** What the producer guarantees free of charge: years on the whole product, or on its frame alone. */
    durability: z
      .strictObject({years: z.number().int(), covers: z.enum(['whole', 'frame'])})
      .optional(),
    /** What one piece contains, of goods that are sold by weight, volume, length or area: `250 ml`. */
    measure: z
      .string()
      .regex(/^\d+(\.\d+)? (g|kg|ml|l|cm|m|sqm)$/)
      .optional(),
    /** Masters: one variant for each colour way. Items: exactly the colour they come in. */
    colours: z.tuple([colour], colour),
    /** An item is sold as it is, without a choice. */
    item: z.literal(true).optional(),
    /** Variant suffixes (`clay-silver`) that are not made. */
    omit: z.array(z.string()).optional(),
    price: prices,
    sale: prices.optional(),
    /** What it cost for ten days shortly before the sale began: the lowest price before it. */
    earlierSale: prices.optional(),
    /** Colours or variant suffixes the sale price is for; all of them when left out. */
    saleOn: z.array(z.string()).optional(),
    /** State by variant suffix, colour or option value; `*` is for the whole product. */
    states: z.record(z.string(), z.enum(stockStates)).optional(),
    /** Day on which coming, pre-ordered or back-ordered pieces leave the warehouse. */
    release: day.optional(),
    /** At most two are shown. */
    badges: z.array(z.enum(badgeKeys)).optional(),
    /** How well it sells: 1 to 100, the higher the better. */
    rank: z.number().int().min(1).max(100),
    /** Day since which it has been in the range. */
    since: day,
    /** `c_productType`; the family's own type when left out. */
    type: z.enum(['Spare part', 'Engraving']).optional(),
    /** True for goods in a seal for reasons of hygiene: a note stands beside their withdrawal. */
    sealed: z.literal(true).optional(),
    /** True when it can be made one's own, with an engraving for example. */
    customizable: z.literal(true).optional(),
    /** Sites whose assortment does not have it. */
    notIn: z.array(z.enum(SHOP_SITES)).optional(),
    /** Least quantity and step of an order line, in pieces. */
    quantity: z.strictObject({min: z.number(), step: z.number()}).optional(),
    /** Products shown beside it. */
    goesWith: z.array(productId).optional(),
  }),
)

/** Who makes the goods, and what their offers warn of; texts are in `details`. */
export const safetySchema = z.strictObject({
  makers: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      address: z.string(),
      email: z.email(),
      /** Maker who is the responsible person in the European Union; left out for one who is in it. */
      responsible: z.string().optional(),
    }),
  ),
  /** By the family of the pictures. */
  warnings: z.record(z.string(), z.array(z.string())),
})

/** The tree below the root, parents before their children; the order is that of the menu. */
export const categoriesSchema = z.array(
  z.strictObject({
    id: z.string(),
    parent: z.string(),
    /** Badge of the entry in the menu. */
    menuBadge: z.enum(badgeKeys).optional(),
  }),
)

/** Products that are made of others: a set is bought part by part, a bundle as one. */
export const setsSchema = z.array(
  z.strictObject({
    id: productId,
    kind: z.enum(['set', 'bundle']),
    /** Path of the picture without view. */
    picture: z.string(),
    parts: z.array(z.strictObject({id: productId, quantity: z.number().int()})),
    /** Bundles only. */
    price: prices.optional(),
  }),
)

/** Which products: categories of the storefront or ids. */
const goods = z.union([
  z.strictObject({categories: z.array(z.string())}),
  z.strictObject({ids: z.array(productId)}),
])
const discount = z.union([
  z.strictObject({percentage: z.number()}),
  z.strictObject({amount: prices}),
  z.strictObject({fixedPrice: prices}),
  z.strictObject({free: z.literal(true)}),
  z.strictObject({bonus: z.array(z.string())}),
  z.strictObject({choice: z.array(z.string()), max: z.number()}),
])
const codes = z.union([
  z.strictObject({single: z.string()}),
  z.strictObject({list: z.array(z.string())}),
  /** Codes that the system makes as they are asked for. */
  z.strictObject({prefix: z.string(), issued: z.number()}),
])

/** Promotions with their campaigns, coupons, customer groups and source codes; texts are in `promotions`. */
export const promotionsSchema = z.strictObject({
  /** What opens a campaign; without anything it is open to everyone. */
  campaigns: z.array(
    z.strictObject({
      id: z.string(),
      coupon: z.string().optional(),
      group: z.string().optional(),
      sourceCode: z.string().optional(),
      /** Only members of this group may use the coupon. */
      couponGroup: z.string().optional(),
      /** First and last moment. */
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
    }),
  ),
  coupons: z.array(
    z.strictObject({
      id: z.string(),
      description: z.string(),
      codes,
      perCode: z.number().optional(),
      perCustomer: z.number().optional(),
      perTimeFrame: z.strictObject({limit: z.number(), days: z.number()}).optional(),
    }),
  ),
  customerGroups: z.array(z.strictObject({id: z.string(), description: z.string()})),
  sourceCodes: z.array(z.strictObject({id: z.string(), codes: z.array(z.string())})),
  promotions: z.array(
    z.strictObject({
      id: z.string(),
      campaign: z.string(),
      rank: z.number(),
      exclusivity: z.enum(['no', 'class', 'global']),
      rule: z.union([
        z.strictObject({kind: z.enum(['simple', 'quantity', 'bogo']), goods}),
        z.strictObject({kind: z.literal('order')}),
        z.strictObject({kind: z.literal('shipping'), methods: z.array(z.string())}),
      ]),
      tiers: z.array(
        z.strictObject({
          /** Money of each market, or a number of pieces. */
          from: z.union([prices, z.number()]).optional(),
          eligible: z.number().optional(),
          discount,
        }),
      ),
      maxApplications: z.number().optional(),
      /** Static file that stands beside the callout. */
      icon: z.string().optional(),
      /** Colours on product pages (rule PROD-7). */
      colorWorld: z.enum(['spruce', 'sky', 'moss', 'sand']).optional(),
      /** Announced from so much below the first threshold on. */
      upsell: prices.optional(),
    }),
  ),
})

const coordinate = z.number().min(-180).max(180)
const hours = z.enum(['city', 'mall', 'nosunday', 'everyday'])
const service = z.enum(['advice', 'trial', 'repair', 'nursing', 'parking', 'pickup'])
const storeKinds = ['House', 'Studio', 'Corner'] as const

/** Stores by country. Their phone numbers belong to nobody. */
export const storesSchema = z.strictObject({
  /** What a store of a kind does besides selling. */
  services: z.record(z.enum(storeKinds), z.array(service)),
  /** Sites whose stores count their shelves, so that goods can be picked up there, by country. */
  shopCountries: z.record(country, z.string()),
  countries: z.array(
    z.strictObject({
      code: country,
      /** Time zone of the stores without one of their own, IANA name. */
      timeZone: z.string(),
      phone: z.string(),
      hours,
      stores: z.array(
        z.strictObject({
          city: z.string(),
          kind: z.enum(storeKinds),
          address: z.string(),
          postalCode: z.string(),
          latitude: coordinate,
          longitude: coordinate,
          state: z.string().optional(),
          timeZone: z.string().optional(),
        }),
      ),
    }),
  ),
})

const contentSite = {
  id: z.string().regex(/^[A-Z]{3}$/),
  /** Name of the shop. */
  name: z.string(),
  country,
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  /** The first one is the default. */
  locales: z.array(z.string()).min(1),
  /** Centre of the country: latitude and longitude. */
  centre: z.tuple([coordinate, coordinate]),
}
/** `MM-DD` every year or `YYYY-MM-DD` once. */
const holiday = z.string().regex(/^(\d{4}-)?\d\d-\d\d$/)

/** Standard and reduced rate of the tax by country of delivery; the first holds until an address is known. */
const taxes = z.record(country, z.tuple([z.number(), z.number()]))

/** Sites whose folders of the archive are generated. */
export const sitesSchema = z
  .strictObject({
    /** Holidays that several sites have, by a name that stands for them in their lists. */
    holidaySets: z.record(z.string(), z.array(holiday)),
    selling: z.array(
      z.strictObject({
        ...contentSite,
        /** IANA time zone of the warehouse's day. */
        timeZone: z.string(),
        /** Public holidays, and names of sets of them. */
        holidays: z.array(z.string()),
        taxes,
        /** Inventory list of the warehouse. */
        inventory: z.string(),
        /** Prices of delivery in major units, set for each market. */
        delivery: z.strictObject({
          standard: z.number(),
          /** Order value from which standard delivery is free. */
          freeFrom: z.number(),
          express: z.number(),
          /** Highest amount of an order on invoice. */
          invoiceMax: z.number(),
        }),
        /** Business customers can sign in as such. */
        business: z.boolean(),
        /** Form of the data that invoices of business customers carry. */
        invoiceData: z.literal('factur-x').optional(),
        /** Products can be engraved. */
        engraving: z.boolean(),
      }),
    ),
    /** Sites that show the range and sell nothing, besides the global one. */
    content: z.array(z.strictObject(contentSite)),
    /** Taxes of sites whose other files are written by hand: by site, and by state of the United States. */
    handWritten: z.strictObject({
      taxes: z.record(z.string(), taxes),
      stateTaxes: z.record(z.string(), z.number()),
    }),
    /**
     * Number of the customer service in each country that a site sells to. The numbers are made up, from the ranges for
     * fiction where a country keeps some.
     */
    telephones: z.record(country, z.string()),
  })
  .transform(({holidaySets, selling, ...rest}) => ({
    ...rest,
    selling: selling.map((site) => ({
      ...site,
      holidays: site.holidays.flatMap((one) => holidaySets[one] ?? [holiday.parse(one)]),
    })),
  }))

const percent = z.number().min(0).max(100)
/** A file by language; a language without one has the English one, and none where the path is empty. */
const fileByLanguage = z.strictObject({en: z.string(), de: z.string(), ja: z.string()})

/** What product pages show beyond the common attributes, by product; texts are in `rich`. */
export const richContentSchema = z.record(
  productId,
  z.strictObject({
    /** Points on the first main picture, percent from its upper left corner. */
    hotspots: z
      .array(
        z.strictObject({
          x: percent,
          y: percent,
          label: text('rich'),
          text: text('rich'),
          /** A product that the point is about. */
          product: productId.optional(),
        }),
      )
      .optional(),
    film: z.strictObject({path: z.string(), label: text('rich')}).optional(),
    /** Files below the catalogue's static folder; sizes in kilobytes. */
    downloads: z
      .array(z.strictObject({path: fileByLanguage, label: text('rich'), size: z.number()}))
      .optional(),
    questions: z.array(z.strictObject({question: text('rich'), answer: text('rich')})).optional(),
    engraving: z
      .strictObject({
        /** The product that is added for the work. */
        product: productId,
        /** Option of that product which chooses the typeface. */
        typefaceOption: z.string(),
        /** Characters. */
        maxLength: z.number(),
        /** Where a name can be cut; on frame `frame` of the turn, percent of the picture. */
        positions: z.array(
          z.strictObject({
            id: z.string(),
            label: text('rich'),
            frame: z.number(),
            x: percent,
            y: percent,
            width: percent,
            height: percent,
          }),
        ),
      })
      .optional(),
    /** Shop of a partner that sells it instead. */
    partner: z.string().optional(),
    /** The picture service draws its whole turn. */
    turns: z.literal(true).optional(),
    /** Products that a set can be extended by, and that go with it. */
    extensions: z.array(productId).optional(),
    accessories: z.array(productId).optional(),
  }),
)

const measure = z.enum(['height', 'age', 'weight'])
const span = z.tuple([z.number(), z.number()])

/** Size and age guides; texts are in `guides`, in the order of columns, rows and notes. */
export const guidesSchema = z.array(
  z.strictObject({
    id: z.string(),
    /** Primary categories whose products lead here. */
    categories: z.array(z.string()),
    measures: z.array(measure),
    /** Sizes or stages. */
    rows: z.array(
      z.strictObject({
        /** First and last value of each measure. */
        fits: z.partialRecord(measure, span),
        /** Value of the variation attribute `size` that this row stands for. */
        size: z.string().optional(),
      }),
    ),
  }),
)

/** Products that are made for one another, in groups of one kind of part; labels are in `details`. */
export const familiesSchema = z.array(
  z.strictObject({
    /** The same in every language. */
    name: z.string(),
    groups: z.array(z.strictObject({label: z.string(), products: z.array(productId)})),
  }),
)

/** What a product is not complete without, and what goes with it, by product. */
export const relationsSchema = z.record(
  productId,
  z.strictObject({
    /** `setExtensions`: it does not work without one of these, or not from the first day. */
    needs: z.array(productId).optional(),
    /** `setAccessories`: what others take along. */
    goesWith: z.array(productId).optional(),
  }),
)

const editorialText = text('editorial')
/** A part of a body. */
const block = z.union([
  z.strictObject({heading: editorialText}),
  z.strictObject({text: editorialText}),
  z.strictObject({quote: editorialText}),
  z.strictObject({
    widget: z.string(),
    options: z.record(z.string(), z.string()),
    title: editorialText.optional(),
  }),
  z.strictObject({
    image: z.string(),
    alt: editorialText,
    /** Labelled points of the picture. */
    spots: z.array(z.strictObject({x: percent, y: percent, productId, label: editorialText})),
  }),
])
const article = z.strictObject({
  id: z.string(),
  title: editorialText,
  description: editorialText,
  /** Day of an article; one without is part of others. */
  date: day.optional(),
  picture: z.strictObject({image: z.string(), alt: editorialText}).optional(),
  blocks: z.array(block),
})
/** A component of Page Designer with those in its regions. */
const component = z.strictObject({
  id: z.string(),
  /** `hero`, `grid2c`, ... */
  type: z.string(),
  /** Values of its entries: the same in every language, or a text. */
  data: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.strictObject({text: editorialText})]),
  ),
  get regions() {
    return z.record(z.string(), z.array(component)).optional()
  },
})

/** Newsroom and designed pages; texts are in `editorial`. */
export const editorialSchema = z.strictObject({
  /** Texts that articles have in common, by the widget `cms`. */
  shared: z.array(article),
  articles: z.array(article),
  designedPages: z.array(
    z.strictObject({
      id: z.string(),
      title: editorialText,
      description: editorialText,
      components: z.array(component),
    }),
  ),
})

/** Addresses of the shop before their present ones, and where they lead; the first to try first. A `*` is any text. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z.union([
      z.strictObject({uri: z.string()}),
      z.strictObject({product: z.string()}),
      z.strictObject({content: z.string()}),
    ]),
    /** 301 when absent. */
    status: z.union([z.literal(302), z.literal(307)]).optional(),
    keepsQuery: z.literal(true).optional(),
    /** Parameters that the destination gets. */
    adds: z.string().optional(),
    category: z.string().optional(),
    product: z.string().optional(),
    content: z.string().optional(),
    url: z.string().optional(),
  }),
)

const attribute = z.strictObject({
  id: z.string(),
  type: z.enum([
    'string',
    'text',
    'html',
    'boolean',
    'date',
    'image',
    'set-of-string',
    'enum-of-string',
  ]),
  localizable: z.literal(true).optional(),
  multiple: z.literal(true).optional(),
  /** Enums: kind and path of the texts of the values, in their order (`words/colours`). */
  values: z.string().optional(),
})

/** Custom attributes by type of object; names are in `labels`. */
export const attributesSchema = z.record(z.string(), z.array(attribute))

/** What is searched, and what its words mean by language. */
export const searchSchema = z.strictObject({
  /** Attributes that words are looked for in, by what a match in them counts. */
  attributes: z.array(
    z.strictObject({path: z.string(), boost: z.number(), correction: z.literal(false).optional()}),
  ),
  dictionaries: z.record(
    z.string(),
    z.strictObject({
      stopWords: z.array(z.string()),
      /** Groups of words and phrases that shoppers use for the same thing. */
      synonyms: z.array(z.string()),
      /** A search for the second finds each of the first as well. */
      hypernyms: z.array(z.strictObject({hyponyms: z.string(), hypernym: z.string()})).optional(),
      /** Words to take apart. */
      compounds: z.array(z.string()).optional(),
      suggestions: z.array(z.string()),
    }),
  ),
})
