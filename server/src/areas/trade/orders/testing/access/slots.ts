import { type ApiKey, areas, type EndpointSpec, fileId, id, idParam } from '@harbor/contract';
import { z } from 'zod';
import type { AreaName } from '../../../../../manifest';

/** The areas whose things belong to a buyer and their order. */
export const ownedAreas = [
  'services',
  'orders',
  'orderDesk',
  'quotes',
  'delivery',
  'forms',
  'reviews',
  'pay',
  'refunds',
  'invoices',
  'reimbursement',
  'traces',
  'comparisons',
  'files',
  'coupons',
  'submissions',
  'sentinel',
] as const satisfies readonly AreaName[];

/** A call that names things by their ids, and where: `params.id`, `body.coupon_id`. */
export interface IdTaking {
  key: ApiKey;
  spec: EndpointSpec;
  slots: string[];
}

const idSchemas = new Set<z.ZodType>([id, idParam, fileId]);

/** Names of fields that hold ids, of pictures and files too, and of answers, in which files are named. */
const idName = /^(id|code|file|files|images|left|right|answers)$|_ids?$/;

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return bare(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return bare(schema.element as z.ZodType);
  return schema;
}

function fieldsOf(schema: z.ZodType | undefined): [name: string, schema: z.ZodType][] {
  const object = schema && bare(schema);
  return object instanceof z.ZodObject ? Object.entries(object.shape) : [];
}

function slotsOf({ params, query, body }: EndpointSpec): string[] {
  const named = (place: string, schema: z.ZodType | undefined) =>
    fieldsOf(schema)
      .filter(([name, field]) => idName.test(name) || idSchemas.has(bare(field)))
      .map(([name]) => `${place}.${name}`);
  // Whatever stands in a path names something.
  const path = fieldsOf(params).map(([name]) => `params.${name}`);
  return [...path, ...named('query', query), ...named('body', body)];
}

/** Every declared call of these areas that takes an id. */
export const idTaking: readonly IdTaking[] = ownedAreas
  .flatMap((area) => Object.entries(areas[area] as Record<string, EndpointSpec>))
  .map(([key, spec]) => ({ key: key as ApiKey, spec, slots: slotsOf(spec) }))
  .filter(({ slots }) => slots.length > 0);
