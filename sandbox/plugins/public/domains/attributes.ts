/** Custom attributes and their definitions. */
export {
  attributeDefinitions,
  type AttributeDefinition,
} from '../../../domains/attributes/attribute-definition-repository'
export {customProperties} from '../../../domains/attributes/custom-properties'
