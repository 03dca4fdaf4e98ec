import ts from 'typescript'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Names of custom attributes on the wire. */
const CUSTOM_ATTRIBUTE = '^c_'

const isOptional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0

/** Converts types of TypeScript to JSON Schema without catch-alls: an object has the members of its type alone. */
export class SchemaWriter {
  /** Schemas of named object types, by their name in the document. */
  readonly definitions: Record<string, JsonSchema> = {}
  /** Places whose types no schema can express: `any`, `unknown`, and what JSON does not have. */
  readonly problems: string[] = []
  private readonly names = new Map<ts.Type, string>()

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The schema of a type. @param place where the type stands, for problems */
  schemaOf(type: ts.Type, place: string): JsonSchema {
    const {flags} = type
    if (type.isStringLiteral() || type.isNumberLiteral()) return {const: type.value}
    if (flags & ts.TypeFlags.BooleanLiteral)
      return {const: this.checker.typeToString(type) === 'true'}
    if (flags & ts.TypeFlags.Null) return {type: 'null'}
    if (flags & ts.TypeFlags.StringLike) return {type: 'string'}
    if (flags & ts.TypeFlags.NumberLike) return {type: 'number'}
    if (flags & ts.TypeFlags.BooleanLike) return {type: 'boolean'}
    if (type.isUnion())
      return type.aliasSymbol && !type.types.every((member) => member.isLiteral())
        ? this.named(type, place)
        : this.unionOf(type, place)
    if (this.checker.isTupleType(type) || this.checker.isArrayType(type)) {
      const [element] = this.checker.getTypeArguments(type as ts.TypeReference)
      return element
        ? {type: 'array', items: this.schemaOf(element, `${place}[]`)}
        : {type: 'array', maxItems: 0}
    }
    if (type.getProperty('contentType')) return this.contentOf(type)
    // The SDK writes `object` where a merchant defines the members, such as attributes of Page Designer.
    if (flags & ts.TypeFlags.NonPrimitive) return {type: 'object'}
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.named(type, place)
    this.problems.push(`${place} is ${this.checker.typeToString(type)}`)
    return {not: {}}
  }

  private unionOf(type: ts.UnionType, place: string): JsonSchema {
    const members = type.types.filter(({flags}) => !(flags & ts.TypeFlags.Undefined))
    const literals = members.flatMap((member) => (member.isLiteral() ? [member.value] : []))
    if (literals.length === members.length) return {enum: literals}
    const contents = members.filter((member) => member.getProperty('contentType'))
    if (contents.length > 0) {
      const rest = members.filter((member) => !contents.includes(member))
      const contentType = contents.flatMap((member) => this.contentOf(member)['contentType'])
      return {contentType, ...(rest.length > 0 ? {anyOf: this.schemasOf(rest, place)} : {})}
    }
    const isBoolean = ({flags}: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0
    const booleans = members.filter(isBoolean)
    const schemas = this.schemasOf(
      members.filter((member) => booleans.length < 2 || !isBoolean(member)),
      place,
    )
    if (booleans.length === 2) schemas.push({type: 'boolean'})
    return schemas.length === 1 && schemas[0] ? schemas[0] : {anyOf: schemas}
  }

  private schemasOf(types: readonly ts.Type[], place: string): JsonSchema[] {
    return types.map((type) => this.schemaOf(type, place))
  }

  /** Objects, and unions with a name, are definitions, so that a type may contain itself. */
  private named(type: ts.Type, place: string): JsonSchema {
    const known = this.names.get(type)
    if (known) return {$ref: `#/$defs/${known}`}
    const own = nameOf(type)
    const base = /^[\w-]+$/.test(own) && !own.startsWith('__') ? own : place.replace(/\W+/g, '-')
    let name = base
    for (let number = 2; name in this.definitions; number += 1) name = `${base}-${number}`
    this.names.set(type, name)
    this.definitions[name] = {}
    this.definitions[name] = type.isUnion() ? this.unionOf(type, name) : this.objectOf(type, name)
    return {$ref: `#/$defs/${name}`}
  }

  private objectOf(type: ts.Type, place: string): JsonSchema {
    const members = this.checker.getPropertiesOfType(type)
    const properties: Record<string, JsonSchema> = {}
    for (const member of [...members].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const memberType = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(member))
      const declared = this.checker.getTypeOfSymbol(member)
      // Absent and undefined are the same in JSON; null is a value.
      const value = isOptional(member) && !canBeNull(declared) ? memberType : declared
      properties[member.name] = this.schemaOf(value, `${place}.${member.name}`)
    }
    const required = members.filter((member) => !isOptional(member)).map(({name}) => name)
    return {
      type: 'object',
      ...(members.length > 0 ? {properties} : {}),
      ...(required.length > 0 ? {required: required.sort()} : {}),
      ...this.furtherMembers(type, place),
    }
  }

  private contentOf(type: ts.Type): JsonSchema {
    const member = type.getProperty('contentType')
    const value = member && this.checker.getTypeOfSymbol(member)
    if (value?.isUnion())
      return {
        contentType: value.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])),
      }
    return {contentType: value?.isStringLiteral() ? value.value : 'none'}
  }

  /** The SDK writes custom attributes as an index signature of `any`; other types name their prefix. */
  private furtherMembers(type: ts.Type, place: string): JsonSchema {
    const custom = this.checker
      .getIndexInfosOfType(type)
      .find(({keyType}) => keyType.flags & ts.TypeFlags.TemplateLiteral)
    if (custom)
      return {
        patternProperties: {[CUSTOM_ATTRIBUTE]: this.schemaOf(custom.type, `${place}.c_*`)},
        additionalProperties: false,
      }
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String)
    if (!index || index.type.flags & ts.TypeFlags.Never) return {additionalProperties: false}
    if (index.type.flags & ts.TypeFlags.Any)
      return {patternProperties: {[CUSTOM_ATTRIBUTE]: {}}, additionalProperties: false}
    return {additionalProperties: this.schemaOf(index.type, `${place}.*`)}
  }
}

/** `Basket`, or `Versioned-Basket` for a type with a parameter. */
function nameOf(type: ts.Type): string {
  const parameters = (type.aliasTypeArguments ?? []).flatMap(
    ({aliasSymbol, symbol}) => aliasSymbol?.name ?? symbol?.name ?? [],
  )
  const own = type.aliasSymbol?.name ?? type.symbol?.name ?? ''
  return [own, ...parameters.filter((name) => !name.startsWith('__'))].join('-')
}

const canBeNull = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some(({flags}) => (flags & ts.TypeFlags.Null) !== 0)
