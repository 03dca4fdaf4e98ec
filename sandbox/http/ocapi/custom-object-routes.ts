import {Type} from '@sinclair/typebox'
import {attributeDefinitions} from '../../domains/attributes/attribute-definition-repository'
import {customProperties} from '../../domains/attributes/custom-properties'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {markupLinks} from '../../domains/content/markup'
import {
  CUSTOM_OBJECT,
  findCustomObject,
  findObjectType,
} from '../../domains/custom-objects/custom-object-repository'
import {OcapiFault} from '../errors'
import {OCAPI_VERSION} from './document'
import {client, type OcapiRoutes} from './needs'

const Params = Type.Object({objectType: Type.String(), key: Type.String()})

/** A custom object of the archive, in the language of the call. */
function storedObject(context: ShopContext, objectType: string, key: string) {
  const {db, site, locale} = context
  const type = findObjectType(db, objectType)
  if (!type) {
    throw new OcapiFault(
      404,
      'ObjectTypeNotFoundException',
      `No object type with ID '${objectType}' could be found.`,
      {objectType},
    )
  }
  if (type.hasNumberKey && !/^-?\d+$/.test(key)) {
    throw new OcapiFault(
      400,
      'MalformedKeyParameterException',
      `The key '${key}' of object type '${objectType}' is not a number.`,
      {objectType, key},
    )
  }
  const attributes = findCustomObject(db, site.id, objectType, key)
  if (!attributes) {
    throw new OcapiFault(
      404,
      'CustomObjectNotFoundException',
      `No custom object of type '${objectType}' with key '${key}' could be found.`,
      {objectType, key},
    )
  }
  const definitions = attributeDefinitions(db, `${CUSTOM_OBJECT}${objectType}`)
  const links = markupLinks(context, {site, locale})
  return {
    _v: OCAPI_VERSION,
    _type: 'custom_object' as const,
    key_property: type.keyProperty,
    ...(type.hasNumberKey ? {key_value_integer: Number(key)} : {key_value_string: key}),
    object_type: objectType,
    ...customProperties(attributes, definitions, locale, links),
  }
}

/** `custom_objects/{type}/{key}`: objects of the archive. */
export const customObjectRoutes: OcapiRoutes = (route) => {
  route(
    'GET /custom_objects/:objectType/:key',
    {needs: client, schema: {params: Params}},
    ({context}, {params: {objectType, key}}) => storedObject(context, objectType, key),
  )
}
