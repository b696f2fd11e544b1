import { type ApiKey, areas, type EndpointSpec, fileId, id, idParam } from '@harbor/contract';
import { z } from 'zod';

/** A call that names things by their ids, and where: `params.id`, `body.coupon_id`. */
export interface IdTaking {
  key: ApiKey;
  spec: EndpointSpec;
  slots: string[];
}

const idSchemas = new Set<z.ZodType>([id, idParam, fileId]);

/** Names of fields that hold ids, numbers of orders, paths of pictures and files, and answers, in which files are named. */
const idName = /^(id|code|order_no|file|files|image|images|avatar_img|left|right|answers)$|_ids?$/;

/** What a schema is made of, one step down: fields by their names, everything else without. */
function partsOf(schema: z.ZodType): [name: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [['', schema.unwrap() as z.ZodType]];
  if (schema instanceof z.ZodArray) return [['', schema.element as z.ZodType]];
  if (schema instanceof z.ZodRecord) return [['', schema.valueType as z.ZodType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option as z.ZodType]);
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].map((half) => ['', half as z.ZodType]);
  if (schema instanceof z.ZodPipe) return [['', schema.in as z.ZodType]];
  return [];
}

/** Whether a field is an id, or something in it is. */
function namesThings(name: string, schema: z.ZodType): boolean {
  if (idName.test(name) || idSchemas.has(schema)) return true;
  return partsOf(schema).some(([inner, part]) => namesThings(inner, part));
}

function fieldsOf(schema: z.ZodType | undefined): [name: string, schema: z.ZodType][] {
  return schema ? partsOf(schema).flatMap(([name, part]) => (name ? [[name, part]] : fieldsOf(part))) : [];
}

function slotsOf({ params, query, body }: EndpointSpec): string[] {
  const named = (place: string, schema: z.ZodType | undefined) =>
    fieldsOf(schema)
      .filter(([name, field]) => namesThings(name, field))
      .map(([name]) => `${place}.${name}`);
  // Whatever stands in a path names something.
  const path = fieldsOf(params).map(([name]) => `params.${name}`);
  return [...path, ...named('query', query), ...named('body', body)];
}

/** Every call of the contract that takes an id. */
export const idTaking: readonly IdTaking[] = Object.values(areas)
  .flatMap((area) => Object.entries(area as Record<string, EndpointSpec>))
  .map(([key, spec]) => ({ key: key as ApiKey, spec, slots: slotsOf(spec) }))
  .filter(({ slots }) => slots.length > 0);
