import { z } from 'zod';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A shape that fast-json-stringify writes without asking a validator at run time: `X or null` becomes nullable,
 * a choice of constants becomes an enumeration.
 */
function flatten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flatten);
  if (!isObject(schema)) return schema;
  const { $schema: _, minimum, maximum, propertyNames: __, ...rest } = schema;
  const kept: Json = { ...rest };
  if (typeof minimum === 'number' && minimum !== Number.MIN_SAFE_INTEGER) kept.minimum = minimum;
  if (typeof maximum === 'number' && maximum !== Number.MAX_SAFE_INTEGER) kept.maximum = maximum;
  const options = kept.anyOf;
  if (Array.isArray(options)) {
    const others = options.filter((option) => !(isObject(option) && option.type === 'null'));
    const nullable = others.length < options.length ? { nullable: true } : {};
    if (others.length === 1 && isObject(others[0])) {
      const { anyOf: ___, ...around } = kept;
      return flatten({ ...around, ...others[0], ...nullable });
    }
    const constants = others.filter(isObject).map((option) => option.const);
    if (constants.every((value) => typeof value === 'number' || typeof value === 'string')) {
      const { anyOf: ___, ...around } = kept;
      return { ...around, type: typeof constants[0], enum: constants, ...nullable };
    }
  }
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, flatten(value)]));
}

/** The JSON schema of what a zod schema takes (`input`) or gives (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = flatten(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }));
  return isObject(made) ? made : {};
}

/** The JSON schema of a successful answer, whose `data` is given by `data`. */
export function envelopeSchema(data: z.ZodType): Json {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: jsonSchema(data, 'output') },
    required: ['code', 'msg', 'data'],
  };
}
