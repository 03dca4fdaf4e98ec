import buildAjvFactory, {type BuildCompilerFromPool} from '@fastify/ajv-compiler'
import buildSerializerFactory, {type SerializerFactory} from '@fastify/fast-json-stringify-compiler'

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = buildAjvFactory()(schemas, options)
  return (route) => {
    let compiled: Validate | undefined
    const validate = (value: unknown): unknown => {
      compiled ??= compile(route)
      const result = compiled(value)
      // Fastify reads the errors of a refused value from the function that it called.
      Object.assign(validate, {errors: compiled.errors})
      return result
    }
    return validate as Validate
  }
}

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = buildSerializerFactory()(schemas, options)
  return (route) => {
    let compiled: ReturnType<typeof compile> | undefined
    return (answer) => {
      compiled ??= compile(route)
      return compiled(answer)
    }
  }
}

/**
 * Compilers of route schemas that compile a schema at its first request. Compiling all of them takes half
 * of the start time, and a shopper uses only a few.
 */
export const lazyCompilers = {buildValidator, buildSerializer}
