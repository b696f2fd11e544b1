import build from 'fast-json-stringify';
import { z } from 'zod';
import { envelopeSchema } from './json-schema';

/** Makes what writes a successful answer as the contract declares its `data`: no other field leaves the server. */
export const answerWriter = (data: z.ZodType): ((answer: unknown) => string) => build(envelopeSchema(data));

/**
 * Writers of all calls, each made when its call is answered for the first time, in a millisecond: those of all calls
 * together were a fifth of a start.
 */
export function lateAnswerWriters({ schema }: { schema: unknown }): (answer: unknown) => string {
  if (!(schema instanceof z.ZodType)) throw new Error('An answer is declared by a zod schema');
  let write: ReturnType<typeof answerWriter> | undefined;
  return (answer) => {
    write ??= answerWriter(schema);
    return write(answer);
  };
}
