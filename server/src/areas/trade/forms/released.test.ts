import { createHash } from 'node:crypto';
import { formCount, shippedSchema } from './schemas';
import { released } from './testing/released';

const fingerprint = (form: number) =>
  createHash('sha256')
    .update(JSON.stringify(shippedSchema(form)))
    .digest('hex')
    .slice(0, 12);

test.each(Array.from({ length: formCount }, (_, i) => i + 1))(
  'form %i has a new version whenever it is changed: drafts and clients rely on it',
  (form) => {
    // After a change raise `version` in the form's document, then write version and fingerprint into released.ts.
    expect({ version: shippedSchema(form).version, fingerprint: fingerprint(form) }).toEqual(released[form]);
  },
);
